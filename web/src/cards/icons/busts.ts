/** People are busts, seen from the front like those of a gallery; some are shown by the tool of their trade. */
export const head = "M12 3.4C9.5 3.4 8 5.2 8 7.8 8 10.9 9.8 13.4 12 13.4S16 10.9 16 7.8C16 5.2 14.5 3.4 12 3.4z";
export const chest = "M10.2 12.2V14.8C6.8 15.4 3.8 17 3.8 22H20.2C20.2 17 17.2 15.4 13.8 14.8V12.2z";
export const eyes = "M9.6 7.9H11M13 7.9H14.4M12 8V10.2";
export const shade = "|hM12 0H20.3V21.9H12z";
export const helmet = "M12 2.8C9 2.8 7.2 4.6 7.2 8.4L7 12.2 9.4 14.2 9.8 9.2H12z";
export const face = "M9.8 8.6H14.2V11.2Q13.8 13.6 12 13.6T9.8 11.2z";
export const plates = "M5 19.6Q6.8 17.2 10.4 16.6M7.2 21.3Q7.8 20.2 9 19.4";
export const beard =
  "M8 8.6C8.2 10 9.4 10.4 12 10.4S15.8 10 16 8.6C16.6 12.6 14.6 16.4 12 16.8 9.4 16.4 7.4 12.6 8 8.6z";
export const commander = `t${face}|f${chest}|F${helmet}|fM4.4 7.4C4.4 2.8 8 .4 12 .4S19.6 2.8 19.6 7.4L17.5 7.6C17.2 4.2 15 2.6 12 2.6S6.8 4.2 6.5 7.6z|cM12 .4V2.4M7.4 7H16.6|CM8.9 1.2 9.7 3.1M6.3 2.9 7.7 4.4M4.7 5.3 6.6 6|C${plates}${shade}`;
export const mars = `f${chest}|fM12 2.8C8.6 2.8 6.8 5 6.8 8.8V14.4L10.9 16V10.4L8.6 9.4V8.2H11.3L12 9.6 12.7 8.2H15.4V9.4L13.1 10.4V16L17.2 14.4V8.8C17.2 5 15.4 2.8 12 2.8z|fM10.6 3.4C9.6 2.4 9.8.6 12 .4 14.2.6 14.4 2.4 13.4 3.4z|tM10.9 10.4H13.1V14H10.9z|C${plates}|sM21.4 7V22|fM21.4 1.4 22.9 6.8H19.9z${shade}`;

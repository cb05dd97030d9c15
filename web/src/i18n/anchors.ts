/** The name by which a heading is linked to. */
export function anchorOf(heading: string): string {
  const plain = heading.toLocaleLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}

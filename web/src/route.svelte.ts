// Where on the page we are: the lobby at `/`, a table at `/table/<id>`, or how to play a game at `/how-to-play/<game>`.

export const route = $state({ path: location.pathname });

addEventListener("popstate", () => (route.path = location.pathname));

export function navigate(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  route.path = path;
  scrollTo(0, 0);
}

/** A click on a link to our own page needs no server; any other is left to the browser. */
export function followed(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  navigate(link.pathname);
}

/** The game whose guide is at a path. */
export function guideOf(path: string): string | null {
  return /^\/how-to-play\/([\w-]+)$/.exec(path)?.[1] ?? null;
}

export function tableOf(path: string): string | null {
  return /^\/table\/([^/]+)$/.exec(path)?.[1] ?? null;
}

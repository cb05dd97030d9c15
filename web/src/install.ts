// The page as an application of its own. Browsers install only pages that come encrypted or from this machine.

export function allowInstalling(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  // Where it is not allowed, the page works as well without it.
  addEventListener("load", () => void navigator.serviceWorker.register("/service-worker.js").catch(() => {}));
}

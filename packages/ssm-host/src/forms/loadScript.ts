/** Loads the script of a third party once per page. After a failure, the next call tries again. */
const loading = new WeakMap<Document, Map<string, Promise<void>>>();

export function loadScript(document: Document, address: string): Promise<void> {
  const known = loading.get(document) ?? new Map<string, Promise<void>>();
  loading.set(document, known);
  const before = known.get(address);
  if (before !== undefined) return before;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      known.delete(address);
      script.remove();
      reject(new Error(`${address} could not be loaded.`));
    });
  });
  script.async = true;
  script.src = address;
  document.head.append(script);
  known.set(address, loaded);
  return loaded;
}

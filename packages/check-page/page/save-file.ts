/** Hands a file to the reader, as a download. */

export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun by then; what it reads stays as long as it reads.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

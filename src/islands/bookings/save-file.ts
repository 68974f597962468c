/** Hands the browser a text to save as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes its time to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

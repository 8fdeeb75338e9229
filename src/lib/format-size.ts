const KB = 1024;
const MB = KB * KB;
const GB = KB * MB;

/** Formats a number of bytes in binary units, as the 50 MB limit is counted: "84.2 MB". */
export function formatSize(bytes: number): string {
  if (bytes >= GB) return `${(bytes / GB).toFixed(1)} GB`;
  if (bytes >= MB / 10) return `${(bytes / MB).toFixed(1)} MB`;
  return `${Math.ceil(bytes / KB)} KB`;
}

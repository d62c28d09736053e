/** Formats a share for people: `20 %`, `12.5 %`. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

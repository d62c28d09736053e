/** The difference of two texts, as `diff -u` writes it. For files of some hundred lines. */

const CONTEXT = 3;

/** Above this many pairs of lines, what differs is shown as one block. */
const MOST_PAIRS = 4_000_000;

interface Line {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/** Lines with their sign, in blocks with the lines around them; empty for equal texts. */
export function unifiedDiff(before: string, after: string): string {
  const lines = compare(toLines(before), toLines(after));
  const shown = lines.map((_, i) => lines.slice(Math.max(0, i - CONTEXT), i + CONTEXT + 1).some(isChange));
  const blocks: string[] = [];
  let [old, young] = [1, 1];
  for (let i = 0; i < lines.length; ) {
    let end = i;
    while (end < lines.length && shown[end] === shown[i]) end++;
    const block = lines.slice(i, end);
    const [ofOld, ofYoung] = [
      block.filter(({ sign }) => sign !== '+').length,
      block.filter(({ sign }) => sign !== '-').length,
    ];
    if (shown[i]) {
      const text = block.map(({ sign, text: line }) => `${sign}${line}`).join('\n');
      blocks.push(`@@ -${range(old, ofOld)} +${range(young, ofYoung)} @@\n${text}`);
    }
    old += ofOld;
    young += ofYoung;
    i = end;
  }
  return blocks.join('\n');
}

function isChange({ sign }: Line): boolean {
  return sign !== ' ';
}

/** An empty range is named by the line before it. */
function range(first: number, count: number): string {
  return `${count === 0 ? first - 1 : first},${count}`;
}

function toLines(text: string): string[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** What is equal at both ends is set apart first, since mostly little differs. */
function compare(before: readonly string[], after: readonly string[]): Line[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return [
    ...signed(' ', before.slice(0, head)),
    ...compareMiddle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...signed(' ', before.slice(before.length - tail)),
  ];
}

function signed(sign: Line['sign'], lines: readonly string[]): Line[] {
  return lines.map((text) => ({ sign, text }));
}

/** By the longest common subsequence of lines. */
function compareMiddle(before: readonly string[], after: readonly string[]): Line[] {
  if (before.length * after.length > MOST_PAIRS) return [...signed('-', before), ...signed('+', after)];
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  const rest = (i: number, j: number) => lengths[i * width + j] ?? 0;
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, young] = [before[i], after[j]];
    if (old !== undefined && old === young) {
      lines.push({ sign: ' ', text: old });
      i++;
      j++;
    } else if (old !== undefined && (young === undefined || rest(i + 1, j) >= rest(i, j + 1))) {
      lines.push({ sign: '-', text: old });
      i++;
    } else {
      lines.push({ sign: '+', text: young ?? '' });
      j++;
    }
  }
  return lines;
}

/** How many lines the rest of one text from line i on, and that of the other from line j on, have in common. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  return lengths;
}

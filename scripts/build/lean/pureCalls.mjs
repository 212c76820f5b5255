// Loader for the files that declare backend calls and their schemas: nothing of that has side effects, so a screen brings
// the calls that it makes, not all that stand in the same file. Bundlers cannot tell by themselves.

const MADE = /(?<![.\w])(?:v\.\w+|call|paged|pageOf|maybe|list|coded)(?=\()/g

export default function pureCalls(source) {
  return source
    .split('\n')
    .map((line) => (/^\s*(?:\/?\*|\/\/)|\bfunction\b/.test(line) ? line : line.replace(MADE, '/* @__PURE__ */ $&')))
    .join('\n')
}

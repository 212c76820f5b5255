/** From and to of each occurrence of a text in a name, whatever its letters' size. */
export function hitsIn(name: string, keyword: string): [number, number][] {
  const [text, word] = [name.toLowerCase(), keyword.trim().toLowerCase()]
  // A letter that becomes longer in lower case would shift the hits.
  if (word === '' || text.length !== name.length) return []
  const hits: [number, number][] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    hits.push([at, at + word.length])
  }
  return hits
}

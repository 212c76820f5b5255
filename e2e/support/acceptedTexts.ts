/**
 * Does what a fault in the app might do with a text from outside; returns the ways that were not refused. Runs in the
 * page, so it refers to nothing outside of it.
 */
export function acceptedTexts(): string[] {
  const added = <T extends HTMLElement>(element: T) => document.body.appendChild(element)
  const ways: Record<string, () => void> = {
    'an element with a handler': () => {
      added(document.createElement('div')).innerHTML = '<img src="x" onerror="document.title = \'run\'">'
    },
    'a parsed document': () => new DOMParser().parseFromString('<script>document.title = "run"</script>', 'text/html'),
    'a frame of its own': () => {
      added(document.createElement('iframe')).srcdoc = '<script>parent.document.title = "run"</script>'
    },
    'an uploaded file as a script': () => {
      added(document.createElement('script')).src = '/file/photo.js'
    },
    'the text of a script': () => {
      added(document.createElement('script')).text = 'document.title = "run"'
    },
    'a worker': () => new Worker('/file/photo.js'),
  }
  return Object.entries(ways).flatMap(([name, run]) => {
    try {
      run()
      return [name]
    } catch (error) {
      return error instanceof TypeError ? [] : [name]
    }
  })
}

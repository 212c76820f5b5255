const TAGS =
  /^(?:p|br|hr|div|span|blockquote|pre|code|figure|figcaption|b|strong|i|em|u|s|del|ins|mark|small|sub|sup|h[34]|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|th|td|a|img)$/
const ATTRIBUTES =
  /^(?:href|src|alt|title|colspan|rowspan|lang|dir|start|rel|target|loading|referrerpolicy|class|tabindex|role|aria-label)$/
const CLASSES = ['html__nopicture', 'html__table']

/** What a cleaned text has and must not have, element by element; empty for a harmless one. */
export function leftoversIn(text: ParentNode): string[] {
  return [...text.querySelectorAll('*')].flatMap((element) => {
    const wrong = [...element.attributes].filter(({ name, value }) => {
      if (!ATTRIBUTES.test(name)) return true
      if (name === 'class') return !CLASSES.includes(value)
      if (name === 'href') return !/^(?:https?|tel):/.test(value)
      return name === 'src' && !value.startsWith('http://localhost/file/')
    })
    const isWrongTag = !TAGS.test(element.localName) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml'
    return [...(isWrongTag ? [element.localName] : []), ...wrong.map(({ name, value }) => `${name}=${value}`)]
  })
}

import { shipFile } from '#harness/backend/kit'
import { FILM } from '#harness/backend/world'

/** Files of the seed, the same in every store. */

/** A page with a line of text, in the Portable Document Format. */
const page = (line: string) => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length ${line.length + 32}>>stream
BT /F 14 Tf 30 110 Td (${line}) Tj ET
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`

const document = (id: string, name: string, line: string) =>
  shipFile(`knowledge-${id}`, new File([page(line)], name, { type: 'application/pdf' }))

export const BROCHURE = document('brochure', '方案介绍.pdf', 'Solution brochure')
const CHAPTERS = ['概述', '工艺', '热平衡', '选型', '投资', '收益', '施工', '运维', '附录']
/** Files of the item with as many as there may be. */
export const NINE = CHAPTERS.map((name, at) => document(`part-${at + 1}`, `${at + 1}-${name}.pdf`, `Part ${at + 1}`))
export const SHEET = document('sheet', '测算表.pdf', 'Calculation')
export const VIDEO = shipFile(
  'knowledge-video',
  new File([Uint8Array.from(atob(FILM), (each) => each.charCodeAt(0))], '余热回收现场.mp4', { type: 'video/mp4' }),
)

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${colour}"/>` +
  `<path d="M60 230V120h70v110zm110 0V80h70v150zm110 0V150h70v80z" fill="#fff8"/></svg>`
const photo = (name: string, colour: string) =>
  shipFile(`knowledge-${name}`, new File([drawing(colour)], `${name}.svg`, { type: 'image/svg+xml' }))

export const PHOTOS = [photo('before', '#8b7d6b'), photo('site', '#5f7f9a'), photo('after', '#5f8f7d')] as const

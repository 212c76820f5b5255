import { codes } from '#base/wire'

/** What a contact does about a decision. A module of its own, because the list of leads loads it. */
export const influenceCodes = codes({ decides: '1', influences: '2', uses: '3', opposes: '4', unknown: '9' })
export type Influence = (typeof influenceCodes.words)[number]

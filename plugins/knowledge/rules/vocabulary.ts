import { codes } from '#base/wire'

/** Vocabulary of the area with its codes on the wire (domain/knowledge.md 1, 2). */

export const categories = codes({
  product: '01',
  solution: '02',
  case: '03',
  policy: '04',
  training: '05',
  competitor: '06',
})
export const ITEM_KINDS = ['article', 'file', 'video'] as const
/** Who may see an item: me, the author's organisation, that and those below it, all, chosen organisations. */
export const visibilities = codes({ me: '1', branch: '2', company: '3', all: '4', chosen: '5' })
export const itemStates = codes({
  draft: '1',
  review: '2',
  published: '3',
  returned: '4',
  withdrawn: '5',
  deleted: '6',
})
/** Changes of an item's state by people. */
export const ITEM_MOVES = ['submit', 'recall', 'approve', 'return', 'withdraw', 'delete'] as const
export const TABS = ['new', 'read', 'mine', 'favourite', 'review'] as const

export const scenes = codes({ heat: '1', steam: '2', power: '3', cooling: '4', pvStorage: '5' })
/** What the capacity of a programme is measured in. */
export const capacityUnit = (scene: string) => (scene === 'steam' ? 't/h' : 'MW')
export const programmeStates = codes({ offered: '1', withdrawn: '2' })
export const PRICE_GROUPS = ['residential', 'commercial', 'industrial'] as const

/** Limits of an item. */
export const MOST_FILES = 9
export const MOST_TAGS = 8
/** Organisations that may be chosen to see it. */
export const MOST_ORGS = 20
export const MOST_BODY = 20_000
/** Characters of a comment, and of why an item is returned or withdrawn. */
export const MOST_COMMENT = 300
export const REASON = { least: 5, most: 200 } as const

/** An item counts as read once its page was visible for this time. ms */
export const READ_AFTER = 5000
/** Working days after which the manager may decide too. */
export const REVIEW_DAYS = 3
/** Days for which a shared link is valid. */
export const SHARED_DAYS = 30

/** Codes of refusals: somebody has decided, one's own item, a file is missing. */
export const REFUSED_DECIDED = 4601
export const REFUSED_OWN = 4602
export const REFUSED_FILE = 4603

/** Name of an item's entries in the outbox; `new` for one without an id. */
export const outboxRecord = (id: string): string => `knowledge:${id}`

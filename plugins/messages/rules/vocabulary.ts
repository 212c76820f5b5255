/** Vocabulary of messages, as on the wire (domain/messages.md 1). */

export const CATEGORIES = ['todo', 'risk', 'lead', 'approval', 'visit', 'project', 'notice', 'system'] as const
export type Category = (typeof CATEGORIES)[number]

/** Tabs of /messageCate: all messages, then those of a category. */
export const TABS = ['all', ...CATEGORIES] as const

export const LEVELS = ['normal', 'important', 'urgent'] as const

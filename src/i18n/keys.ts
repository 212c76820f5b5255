type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** `late_one` and `late_other` are the text `late` with a `count`. */
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K

type PathOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathOf<T[K]>}` }[keyof T & string]

/** Keys of the texts in a file, `list.title`: `KeyOf<typeof import('./en.json')>`. Forms of a plural are one key. */
export type KeyOf<T> = WithoutForm<PathOf<T>>

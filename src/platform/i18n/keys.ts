type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** `late_one` and `late_other` are looked up as `late` with a `count`. */
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K

type PathOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathOf<T[K]>}` }[keyof T & string]

/**
 * Union of the keys in a file of texts (`list.title`): `KeyOf<typeof import('./en.json')>`. Plural forms share one key.
 */
export type KeyOf<T> = WithoutForm<PathOf<T>>

import type { Language } from '#base/config'
import english from '../locales/policy.en.json'
import chinese from '../locales/policy.zh-CN.json'
import './PolicyText.css'

export type PolicyKind = 'privacy' | 'user'

const texts = { en: english, 'zh-CN': chinese }

/** The sections of a policy. Both languages are part of the page's chunk, so that it also opens offline. */
export function PolicyText({ kind, language }: { kind: PolicyKind; language: Language }) {
  return (
    <article className="policy">
      {texts[language][kind].map((section) => (
        <section key={section.title}>
          <h2 className="policy__title">{section.title}</h2>
          <p className="policy__text">{section.text}</p>
        </section>
      ))}
    </article>
  )
}

import { observer } from 'mobx-react-lite'
import { PersonName, useDictionary, useOrganisations } from '#domain/directory'
import { FileList, fileOf } from '#kit/attachments'
import { Facts, HeadFacts, RecordHead } from '#kit/detail'
import { Card, Notice, TagList, usePageTools } from '#ui/components'
import { SafeHtml } from '#ui/html'
import type { Item } from '../api'
import { useTexts } from '../plugin'
import { outboxRecord } from '../rules/vocabulary'
import { ItemTag } from './tags'
import './knowledge.css'

/** Title of an item with its facts. */
export const ItemHead = observer(function ItemHead({ item }: { readonly item: Item }) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const tags = useDictionary('programmeTag')
  const { id, title, category, author, at, reads, state, next } = item
  return (
    <RecordHead record={outboxRecord(id)} name={title}>
      <HeadFacts>
        <ItemTag state={state} next={next} />
        <span>{word('category', category)}</span>
        <span>
          <PersonName person={author} organisation />
        </span>
        <span>{say.nearDay(at)}</span>
        <span>{t('reads', { count: reads })}</span>
      </HeadFacts>
      <TagList tags={item.tags.map((tag) => tags.name(tag))} most={8} />
    </RecordHead>
  )
})

interface ItemFactsProps {
  readonly title: string
  readonly content: NonNullable<Item['next']>
  /** A colleague's item. */
  readonly isOthers: boolean
  /** Last day of its review. */
  readonly due?: Item['due']
  /** It is not what the head of the page shows. */
  readonly isNext?: boolean
}

/** What its author and reviewers have to know of an item or its next version: who will see it, until when to decide. */
export const ItemFacts = observer(function ItemFacts(props: ItemFactsProps) {
  const { title, content, isOthers, due, isNext = false } = props
  const t = useTexts()
  const { say, word } = usePageTools()
  const tags = useDictionary('programmeTag')
  const organisations = useOrganisations()
  const { category, visibility, orgs } = content
  return (
    <Card title={title}>
      <Facts
        facts={[
          isNext && { label: t('field.title'), value: content.title },
          isNext && { label: t('field.category'), value: word('category', category) },
          isNext && { label: t('field.tags'), value: say.list(content.tags.map((tag) => tags.name(tag))) },
          {
            label: t('field.visibility'),
            value:
              visibility === 'chosen'
                ? say.list(orgs.map(organisations.name))
                : word(isOthers ? 'visibilityOfOthers' : 'visibility', visibility),
          },
          { label: t('item.due'), value: say.day(due) },
        ]}
      />
    </Card>
  )
})

type Content = Pick<Item, 'body' | 'files' | 'cover' | 'state' | 'reason' | 'note'>

interface ItemBodyProps {
  readonly content: Content
  /** Of the text, where the page has two. */
  readonly title?: string | undefined
}

/** Cover, text and files of an item, or of its next version. */
export const ItemBody = observer(function ItemBody({ content, title }: ItemBodyProps) {
  const t = useTexts()
  const { body, files, cover, state, reason, note } = content
  const words = { reason: reason ?? '' }
  const because = { returned: t('item.returned', words), withdrawn: t('item.withdrawn', words) }[String(state)]
  return (
    <>
      {because ? <Notice tone="warn">{because}</Notice> : null}
      {note === undefined ? null : <Notice>{t('item.whatIsNew', { note })}</Notice>}
      {cover === undefined ? null : <img className="knowledge__cover" src={cover} alt="" />}
      {body === undefined ? null : (
        <Card title={title} pad>
          <SafeHtml html={body} />
        </Card>
      )}
      {files.length > 0 ? (
        <Card title={t('field.files')}>
          <FileList label={t('field.files')} files={files.map(fileOf)} />
        </Card>
      ) : null}
    </>
  )
})

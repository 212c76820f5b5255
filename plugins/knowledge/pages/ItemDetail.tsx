import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { href } from '#base/routes'
import { DetailScreen, QueryPage, recordData, SectionError, useRecord } from '#kit/detail'
import { ReasonSheet } from '#kit/forms'
import { queryOf, useMove, useRefusalToast } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Button, Card, CellList, Chip, usePageTools } from '#ui/components'
import { getItem, type Item } from '../api'
import { ItemBody, ItemFacts, ItemHead } from '../components/ItemBody'
import { ItemComments } from '../components/ItemComments'
import { useRead } from '../components/useRead'
import { useShare } from '../components/useShare'
import { useTexts } from '../plugin'
import * as r from '../records'
import { knowldegeDetails, knowldegeEdit, knowledgeList } from '../routes'
import { REASON } from '../rules/vocabulary'
import '../components/knowledge.css'

export const data = recordData(r.items)

/** An item: text, files, reactions, comments, and its review (/knowldegeDetails). */
export default observer(function ItemDetail() {
  const { id, s } = useSearch(knowldegeDetails)
  const open = useStore(r.items).of(id)
  // A link opens it for those who could not see it otherwise.
  return s !== undefined && open.state === 'denied' ? <Linked id={id} s={s} /> : <Shown id={id} />
})

/** An item as a link shows it: no more than its content. */
function Linked({ id, s }: { readonly id: string; readonly s: string }) {
  const t = useTexts()
  return (
    <QueryPage title={t('title.knowldegeDetails')} query={queryOf(getItem, { id, s })} about={s} texts="detail">
      {(item) => (
        <>
          <ItemHead item={item} />
          <ItemBody content={item} />
        </>
      )}
    </QueryPage>
  )
}

const Shown = observer(function Shown({ id }: { readonly id: string }) {
  const t = useTexts()
  const { say, page, word } = usePageTools()
  const core = useCore()
  const { session, decide } = core
  const rows = useStore(r.itemRows)
  const toastRefusal = useRefusalToast()
  const open = useRecord(r.items, id)
  const share = useShare('item', id, open.main.value?.title)
  const moves = {
    submit: useMove(r.submit, id),
    recall: useMove(r.recall, id),
    approve: useMove(r.approve, id),
    return: useMove(r.returnItem, id),
    withdraw: useMove(r.withdraw, id),
    remove: useMove(r.remove, id),
  }
  const [asking, setAsking] = useState<'return' | 'withdraw'>()
  const item = open.main.value
  const { versions } = open.parts
  const isOthers = item?.author.id !== session.loginName
  useRead(id, item?.state === 'published' && isOthers)

  const remove = async () => {
    const outcome = await moves.remove.run()
    if (outcome.kind === 'done' && outcome.record.state === 'deleted') page.leave()
  }
  /** The button of a move that the user may do now. */
  const act = (name: 'approve' | 'recall' | 'submit', variant?: 'main') =>
    moves[name].may ? (
      <Button variant={variant} wide={name === 'recall'} busy={moves[name].busy} onPress={() => moves[name].run()}>
        {t(`move.${name}`)}
      </Button>
    ) : null
  const bar = ({ can }: Item) => {
    if (moves.approve.may)
      return (
        <>
          <Button onPress={() => setAsking('return')}>{t('move.return')}</Button>
          {act('approve', 'main')}
        </>
      )
    const mayEdit = can.includes('edit')
    if (!mayEdit && !moves.submit.may && !moves.recall.may) return undefined
    return (
      <>
        {mayEdit ? <Button onPress={() => page.open(knowldegeEdit, { id })}>{t('move.edit')}</Button> : null}
        {act('recall')}
        {act('submit', 'main')}
      </>
    )
  }
  // Who only reads does not like and comment, but has favourites.
  const mayKeep = decide({ permission: 'knowledge.read' }).ok
  const reactions = (shown: Item) => {
    // Its row has what was tapped, before and after the answer.
    const { liked, favourite } = rows.get(id) ?? shown
    const likes = shown.likes - Number(shown.liked) + Number(liked)
    return (
      <Card>
        <div className="knowledge__reactions">
          {shown.mayReact ? (
            <Chip pressed={liked} count={likes} onPress={() => toastRefusal(r.like(core, id, !liked))}>
              {t('move.like')}
            </Chip>
          ) : null}
          <Chip pressed={favourite} onPress={() => toastRefusal(r.keep(core, id, !favourite))}>
            {t('move.favourite')}
          </Chip>
        </div>
      </Card>
    )
  }
  return (
    <>
      <DetailScreen
        open={open}
        title={({ title }) => title}
        list={href(knowledgeList, {})}
        neighbours={rows.browsing}
        compare={[
          { label: t('state.label'), text: ({ state, next }) => word('state', next?.state ?? state) },
          { label: t('field.title'), text: ({ title }) => title },
        ]}
        head={(row) => <ItemHead item={row} />}
        menu={(_, whole) => [
          whole?.state === 'published' &&
            whole.visibility !== 'me' && { label: t('share'), onPress: () => void share({}) },
          moves.withdraw.may && { label: t('move.withdraw'), onPress: () => setAsking('withdraw') },
          moves.remove.may && {
            label: t(whole?.next ? 'move.drop' : 'move.delete'),
            tone: 'risk',
            onPress: () => void remove(),
          },
        ]}
        parts={(shown) => [
          shown.next !== undefined && {
            key: 'next',
            body: (
              <>
                <ItemFacts title={t('item.next')} content={shown.next} isOthers={isOthers} due={shown.due} isNext />
                <ItemBody content={shown.next} title={t('item.nextText')} />
              </>
            ),
          },
          shown.can.length > 0 && {
            key: 'facts',
            body: (
              <ItemFacts
                title={t('item.facts')}
                content={shown}
                isOthers={isOthers}
                due={shown.next ? undefined : shown.due}
              />
            ),
          },
          { key: 'body', body: <ItemBody content={shown} title={shown.next && t('item.presentText')} /> },
          shown.state === 'published' && mayKeep && { key: 'reactions', body: reactions(shown) },
          shown.state === 'published' && {
            key: 'comments',
            title: t('comments'),
            body: <ItemComments id={id} mayWrite={shown.mayReact} />,
          },
          (versions.status === 'failed' || (versions.value?.length ?? 0) > 1) && {
            key: 'versions',
            title: t('versions'),
            body:
              versions.status === 'failed' ? (
                <SectionError error={versions.error} onRetry={() => void versions.load()} />
              ) : (
                <CellList
                  cells={(versions.value ?? []).map(({ edition, title, note, by, at }) => ({
                    key: String(edition),
                    title: t('version', { number: edition }),
                    note: [note ?? title, say.name(by)].join(' · '),
                    value: say.nearDay(at),
                  }))}
                />
              ),
          },
        ]}
        bottomBar={bar}
      />
      {item && asking ? (
        <ReasonSheet
          move={asking === 'return' ? r.returnItem : r.withdraw}
          record={item}
          title={t(`move.${asking}Title`)}
          label={t('field.reason')}
          confirm={t(`move.${asking}`)}
          least={REASON.least}
          tone="risk"
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </>
  )
})

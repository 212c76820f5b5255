import { observer } from 'mobx-react-lite'
import { type ReactNode, useCallback, useState } from 'react'
import type { Chooser, Search } from '#base/routes'
import { ListOfflineBar, ListView, useList } from '#kit/lists'
import { useStore } from '#platform/core'
import { nameIn, useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { Button, Chip, Chips, PageFrame, SearchField } from '#ui/components'
import { useTexts } from '../../plugin'
import { type RecentChoice, recentChoicesStore } from '../../stores/recentChoices'
import { type PickItem, PickModel } from './PickModel'
import { PickRow } from './PickRow'
import './PickList.css'

/** One page of the results for a text; pages count from 1. */
export type Find = (
  text: string,
  page: number,
  signal: AbortSignal,
) => Promise<{
  readonly items: readonly PickItem[]
  readonly total: number
}>

interface PickListProps<V> {
  readonly chooser: Chooser<Search, V>
  readonly title: string
  readonly searchLabel: string
  /** Must be stable. */
  readonly find: Find
  /** Initial text. */
  readonly text?: string | undefined
  readonly chosen?: readonly string[] | undefined
  /** Name of the recent choices; by default the picker's address. */
  readonly recent?: string | undefined
  /** Maximum number of entries; 1 by default: a tap returns the choice. */
  readonly most?: number | undefined
  readonly isPerson?: boolean | undefined
  /** Placeholder of the search field if nothing is shown before a search. */
  readonly prompt?: string | undefined
  readonly answer: (values: readonly RecentChoice[]) => NoInfer<V>
}

/** Estimated height of a row. px */
const ROW = 64

/** A page that chooses from a list that the server searches. */
export const PickList = observer(function PickList<V>(props: PickListProps<V>): ReactNode {
  const { chooser, title, searchLabel, find, most = 1, isPerson = false, prompt, answer } = props
  const t = useTexts()
  const page = usePageNavigation()
  const recentChoices = useStore(recentChoicesStore)
  const recent = props.recent ?? chooser.path
  const [text, setText] = useState(props.text ?? '')
  // The address sets the initial choice at each opening; afterwards the user changes it.
  const [model] = useState(() => new PickModel(props.chosen ?? [], Math.max(1, most)))
  const load = useCallback(
    async (number: number, signal: AbortSignal) => {
      const { items, total } = await find(text, number, signal)
      model.take(items)
      return { ids: items.map(({ value }) => value.id), total }
    },
    [find, text, model],
  )
  const list = useList(`pick ${text}`, load)

  const give = useCallback(
    (values: readonly RecentChoice[]) => {
      recentChoices.add(
        recent,
        values.filter(({ name }) => name !== ''),
      )
      page.answer(chooser, answer(values))
    },
    [recentChoices, recent, chooser, page, answer],
  )
  const pick = useCallback(
    (id: string) => {
      const value = model.item(id)?.value
      if (model.most === 1 && value) give([value])
      else model.toggle(id)
    },
    [model, give],
  )
  const row = useCallback(
    (id: string) => <PickRow model={model} id={id} isPerson={isPerson} onPick={pick} />,
    [model, isPerson, pick],
  )
  const isAsking = prompt !== undefined && text === ''
  return (
    <PageFrame
      plain
      title={title}
      top={<SearchField label={searchLabel} placeholder={searchLabel} value={text} onChange={setText} />}
      notice={<ListOfflineBar list={list} />}
      bottomBar={model.most === 1 ? undefined : <PickBar model={model} onPress={() => give(model.values)} />}
    >
      {text === '' ? <Recent model={model} choices={recentChoices.of(recent)} onPick={pick} /> : null}
      <div className={isPerson ? 'picks picks--people' : 'picks'}>
        <ListView
          list={list}
          label={title}
          row={row}
          rowHeight={ROW}
          empty={
            isAsking
              ? { title: prompt }
              : text === ''
                ? { title: t('pick.none') }
                : { title: t('pick.nothing', { text }), text: t('pick.nothingText') }
          }
        />
      </div>
    </PageFrame>
  )
})

const PickBar = observer(function PickBar({ model, onPress }: { model: PickModel; onPress: () => void }) {
  const t = useTexts()
  return (
    <>
      {model.isFull ? <p className="pick__most">{t('pick.most', { count: model.most })}</p> : null}
      <Button variant="brand" wide onPress={onPress}>
        {t('pick.choose', { count: model.chosen.length })}
      </Button>
    </>
  )
})

interface RecentProps {
  readonly model: PickModel
  readonly choices: readonly RecentChoice[]
  readonly onPick: (id: string) => void
}

const Recent = observer(function Recent({ model, choices, onPick }: RecentProps) {
  const t = useTexts()
  const language = useLanguage()
  if (choices.length === 0) return null
  const press = (value: RecentChoice) => {
    if (!model.item(value.id)) model.take([{ value }])
    onPick(value.id)
  }
  return (
    <div className="pick__recent">
      <p className="pick__label" aria-hidden="true">
        {t('pick.recent')}
      </p>
      <Chips label={t('pick.recent')}>
        {choices.map((value) => (
          <Chip
            key={value.id}
            pressed={model.most === 1 ? undefined : model.isOn(value.id)}
            onPress={() => press(value)}
          >
            {nameIn(value, language)}
          </Chip>
        ))}
      </Chips>
    </div>
  )
})

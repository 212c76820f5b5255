import Palette from '@phosphor-icons/core/regular/palette.svg'
import Plus from '@phosphor-icons/core/regular/plus.svg'
import X from '@phosphor-icons/core/regular/x.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import * as v from 'valibot'
import { defineFields } from '#base/fields'
import { href } from '#base/routes'
import type { Named } from '#base/wire'
import { DetailScreen, useRecord } from '#kit/detail'
import { ChoiceInput, FormField, MoveSheet, RefusedPage, TextInput } from '#kit/forms'
import { useMove, useNeeded } from '#kit/records'
import { useStore } from '#platform/core'
import { errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { useSearch } from '#platform/navigation'
import {
  Card,
  CellCard,
  Chip,
  Chips,
  Field,
  Icon,
  IconButton,
  IconChoice,
  RetryRow,
  SearchField,
  Sheet,
  usePageTools,
} from '#ui/components'
import type { Company, Label } from '../api/company'
import type { LabelChange } from '../api/moves'
import { LabelDot } from '../components/LabelDot'
import { useCompared } from '../components/useCompared'
import { useTexts } from '../plugin'
import { customerDetails, customerLabelEdit } from '../routes'
import { labelFields } from '../rules/labels'
import { COLOURS, LABEL_CATEGORIES, LABELS } from '../rules/vocabulary'
import { customerChoices } from '../stores/choices'
import { changeLabel, companies } from '../stores/companies'
import '../components/customer.css'

/** Maximum number of existing labels in the first list. */
const OFFERED = 24
const ALL_COLOURS = Array.from({ length: COLOURS }, (_, index) => index + 1)

interface CompanyProps {
  readonly company: Company
}

/** Labels of a company: search, create, colour, remove with undo (/customerLabelEdit). */
export default observer(function CustomerLabelEdit() {
  const { id } = useSearch(customerLabelEdit)
  const t = useTexts()
  const open = useRecord(companies, id)
  const title = t('title.customerLabelEdit')
  const compare = useCompared()
  if (open.state === 'ready' && open.main.value?.can.includes('label') === false)
    return <RefusedPage title={title} kind="denied" denied={{ title: t('label.denied'), text: t('owner.mayHelp') }} />
  return (
    <DetailScreen
      open={open}
      title={() => title}
      list={href(customerDetails, { id })}
      compare={compare}
      parts={(company) => [{ key: 'labels', body: <Labels company={company} /> }]}
    />
  )
})

/**
 * The labels that it has, each of which can be recoloured and taken off; then those of the dictionary that it does not
 * have, and a new one by the text that was searched.
 */
const Labels = observer(function Labels({ company }: CompanyProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const core = useCoreTexts()
  const choices = useNeeded(useStore(customerChoices))
  const move = useMove(changeLabel, company.id)
  const [text, setText] = useState('')
  const [sheet, setSheet] = useState<'new' | Label>()
  const { labels } = company
  const name = text.trim()
  const word = name.toLowerCase()
  const said = (label: Named) => say.name(label).toLowerCase()
  const has = (list: readonly Named[]) => list.some((label) => said(label) === word)
  const known = choices.value?.labels ?? []
  const others = known.filter((label) => !labels.some(({ id }) => id === label.id) && said(label).includes(word))
  const isFull = labels.length >= LABELS.most
  const mayCreate = v.is(labelFields.table.name.entry, name) && !has(labels) && !has(known)
  const actions = (label: Label) => (
    <>
      <IconButton label={t('label.recolour', { name: say.name(label) })} tone="quiet" onPress={() => setSheet(label)}>
        <Icon svg={Palette} />
      </IconButton>
      <IconButton
        label={t('label.remove', { name: say.name(label) })}
        tone="quiet"
        onPress={() => void move.run({ remove: label.id })}
      >
        <Icon svg={X} />
      </IconButton>
    </>
  )
  const recolour = (labelId: string) => (colour: number) => {
    void move.run({ change: { labelId, colour } })
    setSheet(undefined)
  }
  const close = () => {
    setSheet(undefined)
    setText('')
    void choices.load()
  }
  return (
    <>
      <CellCard
        title={t('label.own', { count: labels.length })}
        none={t('label.none')}
        cells={labels.map((label) => ({
          key: label.id,
          icon: <LabelDot colour={label.colour} />,
          title: say.name(label),
          action: actions(label),
        }))}
      />
      <Card title={t('label.add')}>
        <SearchField label={t('label.search')} value={text} onChange={setText} />
        <div className="customer-choices">
          {has(labels) ? <p role="status">{t('error.there')}</p> : null}
          {isFull ? <p role="status">{t('refused.4201')}</p> : null}
          {choices.status === 'failed' ? (
            <RetryRow text={errorText(choices.error, core)} onRetry={choices.load} />
          ) : (
            <Chips label={t('label.add')} wrap>
              {mayCreate ? (
                <Chip icon={<Icon svg={Plus} />} disabled={isFull} onPress={() => setSheet('new')}>
                  {t('label.createNamed', { name })}
                </Chip>
              ) : null}
              {others.slice(0, OFFERED).map((label) => (
                <Chip
                  key={label.id}
                  icon={<LabelDot colour={label.colour} />}
                  disabled={isFull || move.busy}
                  onPress={() => {
                    const { category, colour } = label
                    setText('')
                    void move.run({ add: { name: label.name, category: category as 'business', colour } })
                  }}
                >
                  {say.name(label)}
                </Chip>
              ))}
            </Chips>
          )}
        </div>
      </Card>
      {sheet === 'new' ? <NewLabelSheet company={company} name={name} onClose={close} /> : null}
      {typeof sheet === 'object' ? (
        <Sheet open title={say.name(sheet)} onClose={() => setSheet(undefined)}>
          <ColourInput value={sheet.colour} onChange={recolour(sheet.id)} />
        </Sheet>
      ) : null}
    </>
  )
})

interface NewLabelSheetProps extends CompanyProps {
  readonly name: string
  readonly onClose: () => void
}

const newLabel = defineFields(labelFields.table, (whole) =>
  v.pipe(
    whole,
    v.transform((add): LabelChange => ({ add })),
  ),
)

/** A label that is not in the dictionary yet: name, category, colour. */
function NewLabelSheet({ company, name, onClose }: NewLabelSheetProps) {
  const t = useTexts()
  return (
    <MoveSheet
      move={changeLabel}
      record={company}
      defaults={{ name, category: 'business', colour: 1 }}
      fields={newLabel}
      title={t('label.new')}
      confirm={t('label.create')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput form={form} name="name" label={t('label.name')} />
          <ChoiceInput form={form} name="category" label={t('label.category')} options={LABEL_CATEGORIES} />
          <FormField form={form} name="colour">
            {(colour) => (
              <Field label={t('field.colour')}>
                <ColourInput {...colour} />
              </Field>
            )}
          </FormField>
        </>
      )}
    </MoveSheet>
  )
}

interface ColourInputProps {
  readonly value: number
  readonly onChange: (colour: number) => void
}

/** One of the eight colours of labels. */
function ColourInput(field: ColourInputProps) {
  const t = useTexts()
  const options = ALL_COLOURS.map((colour) => {
    return { value: colour, label: t('label.colour', { n: colour }), icon: <LabelDot colour={colour} /> }
  })
  return <IconChoice label={t('field.colour')} options={options} {...field} />
}

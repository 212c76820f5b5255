import { Palette } from '@phosphor-icons/react/dist/csr/Palette'
import { Plus } from '@phosphor-icons/react/dist/csr/Plus'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useState } from 'react'
import { useStore } from '#src/core'
import { DetailScreen, useRecord } from '#src/detail'
import { RefusedPage } from '#src/forms'
import { errorText } from '#src/http'
import { useCoreTexts } from '#src/i18n'
import { useSearch } from '#src/navigation'
import { useMove, useNeeded } from '#src/records'
import { href } from '#src/routes'
import { Card, CellCard, Chip, Chips, IconButton, RetryRow, SearchField, Sheet } from '#src/ui'
import type { KnownLabel } from '../api/choices'
import type { Company, Label } from '../api/company'
import { ColourInput, LabelDot } from '../components/labels'
import { useArea } from '../components/useArea'
import { customerDetails, customerLabelEdit } from '../routes'
import { LABELS } from '../rules/vocabulary'
import { customerChoices } from '../stores/choices'
import { companies } from '../stores/companies'
import { changeLabel } from '../stores/moves'
import '../components/customer.css'

const NewLabelSheet = lazy(() => import(/* webpackChunkName: "customer-label" */ '../components/NewLabelSheet'))

/** Known labels offered at once. */
const OFFERED = 24

interface CompanyProps {
  readonly company: Company
}

/** Labels of a company: search, create, colour, remove with undo (/customerLabelEdit). */
export default observer(function CustomerLabelEdit() {
  const { id } = useSearch(customerLabelEdit)
  const { t } = useArea()
  const open = useRecord(companies, id)
  const title = t('title.customerLabelEdit')
  if (open.state === 'ready' && open.main.value?.can.includes('label') === false)
    return <RefusedPage title={title} kind="denied" denied={{ title: t('label.denied'), text: t('owner.mayHelp') }} />
  return (
    <DetailScreen
      open={open}
      title={() => title}
      list={href(customerDetails, { id })}
      parts={(company) => [
        { key: 'own', body: <Own company={company} /> },
        { key: 'add', body: <Add company={company} /> },
      ]}
    />
  )
})

/** The labels it has; each can be recoloured and taken off. */
function Own({ company: { id, labels } }: CompanyProps) {
  const { t, say } = useArea()
  const move = useMove(changeLabel, id)
  const [recoloured, setRecoloured] = useState<Label>()
  const title = t('label.own', { count: labels.length })
  if (labels.length === 0)
    return (
      <Card title={title}>
        <p className="section__empty">{t('label.none')}</p>
      </Card>
    )
  const actions = (label: Label, name: string) => (
    <>
      <IconButton label={t('label.recolour', { name })} tone="quiet" onPress={() => setRecoloured(label)}>
        <Palette aria-hidden="true" />
      </IconButton>
      <IconButton label={t('label.remove', { name })} tone="quiet" onPress={() => void move.run({ remove: label.id })}>
        <X aria-hidden="true" />
      </IconButton>
    </>
  )
  return (
    <>
      <CellCard
        title={title}
        cells={labels.map((label) => ({
          ...{ key: label.id, title: say.name(label), action: actions(label, say.name(label)) },
          icon: <LabelDot colour={label.colour} />,
        }))}
      />
      {recoloured ? (
        <Sheet open title={say.name(recoloured)} onClose={() => setRecoloured(undefined)}>
          <ColourInput
            value={recoloured.colour}
            onChange={(colour) => {
              void move.run({ change: { labelId: recoloured.id, colour } })
              setRecoloured(undefined)
            }}
          />
        </Sheet>
      ) : null}
    </>
  )
}

/** Labels of the dictionary that it does not have, and a new one by the text that was searched. */
const Add = observer(function Add({ company }: CompanyProps) {
  const { t, say } = useArea()
  const core = useCoreTexts()
  const choices = useNeeded(useStore(customerChoices))
  const move = useMove(changeLabel, company.id)
  const [text, setText] = useState('')
  const [isNew, setNew] = useState(false)
  const name = text.trim()
  const word = name.toLowerCase()
  const said = (label: KnownLabel | Label) => say.name(label).toLowerCase()
  const has = (list: readonly (KnownLabel | Label)[]) => list.some((label) => said(label) === word)
  const known = choices.value?.labels ?? []
  const offered = known.filter(
    (label) => !company.labels.some(({ id }) => id === label.id) && said(label).includes(word),
  )
  const isThere = word !== '' && has(company.labels)
  const isFull = company.labels.length >= LABELS.most
  const mayCreate = word.length >= LABELS.least && word.length <= LABELS.longest && !isThere && !has(known)
  const add = (label: KnownLabel) => {
    setText('')
    void move.run({ add: { name: label.name, category: label.category as 'business', colour: label.colour } })
  }
  const close = () => {
    setNew(false)
    setText('')
    void choices.load()
  }
  return (
    <Card title={t('label.add')}>
      <SearchField label={t('label.search')} value={text} onChange={setText} />
      <div className="customer-choices">
        {isThere ? <p role="status">{t('error.there')}</p> : null}
        {isFull ? <p role="status">{t('refused.4201')}</p> : null}
        {choices.status === 'failed' ? (
          <RetryRow text={errorText(choices.error, core)} onRetry={choices.load} />
        ) : (
          <Chips label={t('label.add')} wrap>
            {mayCreate ? (
              <Chip icon={<Plus aria-hidden="true" />} disabled={isFull} onPress={() => setNew(true)}>
                {t('label.createNamed', { name })}
              </Chip>
            ) : null}
            {offered.slice(0, OFFERED).map((label) => (
              <Chip
                key={label.id}
                icon={<LabelDot colour={label.colour} />}
                disabled={isFull || move.busy}
                onPress={() => add(label)}
              >
                {say.name(label)}
              </Chip>
            ))}
          </Chips>
        )}
      </div>
      {isNew ? (
        <Suspense fallback={null}>
          <NewLabelSheet company={company} name={name} onClose={close} />
        </Suspense>
      ) : null}
    </Card>
  )
})

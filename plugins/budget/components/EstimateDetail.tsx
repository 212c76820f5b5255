import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { href } from '#base/routes'
import { PersonName } from '#domain/directory'
import { FileList, fileOf, nameOfAddress } from '#kit/attachments'
import { DetailScreen, HeadFacts, RecordHead, useRecord } from '#kit/detail'
import { MoveSheet, TextInput, useDecision } from '#kit/forms'
import { useMove } from '#kit/records'
import { useExport } from '#kit/tables'
import { useCore, useReach, useStore } from '#platform/core'
import { Button, Card, Cell, Notice, usePageTools } from '#ui/components'
import { ActCourse } from '#ui/timelines'
import { customerDetails } from '../../customer/routes'
import type { Estimate } from '../api'
import { useTexts } from '../plugin'
import { archive, beginVersion, decisions, estimateRows, estimates, submit } from '../records'
import { estimate, print, projectButget } from '../routes'
import { itemsOf } from '../rules/content'
import { decisionFields, submitFields } from '../rules/fields'
import { calculate, figuresOf } from '../rules/sheet'
import { outboxRecord } from '../rules/vocabulary'
import { BasisFacts, CashFlow, FigureTiles, SensitivityTable } from './Figures'
import { ItemTables, useItemColumns } from './ItemTables'
import { EstimateTag } from './tags'
import { useBudgetWords } from './useBudgetWords'
import { Versions } from './Versions'

/** An estimate: items, figures, versions, and what the user may do. */
export const EstimateDetail = observer(function EstimateDetail({ id }: { readonly id: string }) {
  const t = useTexts()
  const { page, say, word } = usePageTools()
  const { session } = useCore()
  const reach = useReach()
  const open = useRecord(estimates, id)
  const [isSubmitting, setSubmitting] = useState(false)
  const moves = { newVersion: useMove(beginVersion, id), archive: useMove(archive, id), submit: useMove(submit, id) }
  const record = open.main.value
  const decision = useDecision({ record, moves: decisions, fields: decisionFields })
  const customer = record?.business?.custId ?? ''
  const edit = () => page.open(estimate, { id, edit: true })
  // The server freezes what it has, not what is shown.
  const isWaiting = open.waiting.length > 0

  const bar = ({ can, errors }: Estimate) => {
    if (can.includes('approve')) return decision.buttons
    if (can.includes('edit'))
      return (
        <>
          <Button onPress={edit}>{t('move.edit')}</Button>
          <Button variant="main" disabled={errors > 0 || isWaiting} onPress={() => setSubmitting(true)}>
            {t('move.submit')}
          </Button>
        </>
      )
    if (moves.newVersion.may)
      return (
        <Button variant="main" wide busy={moves.newVersion.busy} onPress={() => moves.newVersion.run()}>
          {t('move.newVersion')}
        </Button>
      )
    return undefined
  }
  return (
    <>
      <DetailScreen
        open={open}
        title={({ name }) => name}
        list={href(projectButget)}
        neighbours={useStore(estimateRows).browsing}
        tabs={[
          { key: 'figures', label: t('part.figures') },
          { key: 'items', label: t('part.items') },
          { key: 'returns', label: t('part.returns') },
          { key: 'versions', label: t('part.versions') },
        ]}
        compare={[
          { label: t('state.label'), text: ({ state }) => word('state', state) },
          { label: t('figure.investment'), text: ({ total }) => (total === undefined ? '–' : say.money(total, true)) },
          { label: t('part.items'), text: ({ content }) => String(itemsOf(content).length) },
        ]}
        head={({ name, state, kind, owner, business, currentVersion }) => (
          <RecordHead record={outboxRecord(id)} name={name}>
            <HeadFacts>
              <EstimateTag state={state} />
              <span>{word('kind', kind)}</span>
              <span>{t('row.version', { no: currentVersion })}</span>
              <span>
                <PersonName person={owner} />
              </span>
              {business ? <span>{say.name(business)}</span> : null}
            </HeadFacts>
          </RecordHead>
        )}
        menu={(_, whole) => [
          customer !== '' && reach(customerDetails)
            ? { label: t('business.customer'), onPress: () => page.open(customerDetails, { id: customer }) }
            : undefined,
          { label: t('print.open'), onPress: () => page.open(print, { id }) },
          whole?.business && {
            label: t('business.estimates'),
            onPress: () => page.open(projectButget, { tab: 'org', businessId: whole.business?.id }),
          },
          whole &&
            moves.archive.may && {
              label: t('move.archive'),
              tone: 'risk',
              onPress: () => void moves.archive.run(),
            },
        ]}
        parts={(shown) => partsOf(shown)}
        bottomBar={bar}
      />
      {record && isSubmitting ? (
        <MoveSheet
          move={submit}
          record={record}
          title={t('move.submitTitle')}
          text={`${t('figure.investment')} ${say.money(record.total, true)}`}
          confirm={t('move.submit')}
          defaults={{ note: '' }}
          fields={submitFields}
          onClose={() => setSubmitting(false)}
        >
          {(form) => <TextInput form={form} name="note" lines={2} />}
        </MoveSheet>
      ) : null}
      {decision.sheet}
    </>
  )

  function partsOf(shown: Estimate) {
    const refused = shown.course.filter(({ act }) => act === 'return').slice(-1)[0]
    // Of what waits, the server knows none yet.
    const errors = isWaiting ? calculate(shown.content).errors : shown.errors
    return [
      isWaiting && { key: 'waiting', body: <Notice tone="warn">{t('sheet.waiting')}</Notice> },
      errors > 0 && {
        key: 'errors',
        body: (
          <Notice
            tone="warn"
            action={shown.can.includes('edit') ? { label: t('move.edit'), onPress: edit } : undefined}
          >
            {t('sheet.errors', { count: errors })}
          </Notice>
        ),
      },
      shown.state === 'returned' &&
        refused?.comment !== undefined && {
          key: 'reason',
          body: (
            <Notice tone="warn">
              <b>{t('returnedBy', { name: say.name(refused.by) })}</b> {refused.comment}
            </Notice>
          ),
        },
      { key: 'figures', body: <Computed estimate={shown} part="figures" /> },
      { key: 'items', body: <Computed estimate={shown} part="items" /> },
      { key: 'returns', body: <Computed estimate={shown} part="returns" /> },
      { key: 'basis', title: t('sheet.finance'), body: <BasisFacts content={shown.content} /> },
      { key: 'versions', body: <Versions estimate={shown} section={open.parts.versions} /> },
      {
        key: 'course',
        title: t('part.course'),
        body: (
          <ActCourse
            label={t('part.course')}
            events={shown.course}
            refusing={['return']}
            waiting={
              shown.state === 'submitted' && shown.owner.id === session.loginName ? { act: t('act.wait') } : undefined
            }
          />
        ),
      },
    ]
  }
})

interface ComputedProps {
  readonly estimate: Estimate
  readonly part: 'figures' | 'items' | 'returns'
}

/** A part that is computed from the content. */
function Computed({ estimate: { content, name }, part }: ComputedProps) {
  const t = useTexts()
  const { decide } = useCore()
  const words = useBudgetWords()
  const sheet = useMemo(() => calculate(content), [content])
  const figures = useMemo(() => (part === 'returns' ? figuresOf(sheet) : undefined), [sheet, part])
  const columns = useItemColumns(sheet)
  const save = useExport()
  const quotes = itemsOf(content).flatMap(({ code, quote }) =>
    quote === '' ? [] : [{ ...fileOf(quote), name: `${code} ${nameOfAddress(quote)}` }],
  )
  if (part === 'figures')
    return (
      <Card>
        <FigureTiles sheet={sheet} />
      </Card>
    )
  if (part === 'items')
    return (
      <>
        <ItemTables sheet={sheet} />
        {quotes.length > 0 ? (
          <Card title={t('part.quotes')}>
            <FileList label={t('part.quotes')} files={quotes} />
          </Card>
        ) : null}
        {decide({ permission: 'export' }).ok ? (
          <Card>
            <Cell title={t('export')} onPress={() => save(name, columns, itemsOf(content))} />
          </Card>
        ) : null}
      </>
    )
  if (!figures || !sheet.totals) return <Card pad>{t('figure.waiting')}</Card>
  return (
    <>
      <CashFlow years={figures.years} investment={sheet.totals.investment} />
      <SensitivityTable sheet={sheet} npv={figures.npv} />
      {figures.irr.length > 1 ? <Notice tone="warn">{words.irr(figures.irr)}</Notice> : null}
    </>
  )
}

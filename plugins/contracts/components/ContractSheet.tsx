import { observer } from 'mobx-react-lite'
import { days } from '#base/calendar'
import { vatOf } from '#base/quantities'
import { href } from '#base/routes'
import { PersonName } from '#domain/directory'
import { FileList } from '#kit/attachments'
import { Facts, RecordSheet, SectionCard, useRecord } from '#kit/detail'
import { useDecision } from '#kit/forms'
import { useMove } from '#kit/records'
import { useIsOnline, useReach } from '#platform/core'
import { Button, Card, Notice, usePageTools } from '#ui/components'
import { ActCourse } from '#ui/timelines'
import { intelligentCreationBussiness } from '../../creation/routes'
import { customerDetails } from '../../customer/routes'
import { clueDetail, clueStepsAll } from '../../leads/routes'
import type { Contract, ContractCourse } from '../api'
import { useTexts } from '../plugin'
import { contracts, decisions, remind, withdraw } from '../records'
import { contractIframe, contractList } from '../routes'
import { passedOf, takeOrPay } from '../rules/contract'
import { decisionFields } from '../rules/fields'
import { PaymentPlan } from './PaymentPlan'
import { ContractTag, DaysLeft, PeriodBar, PeriodDays } from './Period'

interface ContractSheetProps {
  readonly id: string
  readonly onClose: () => void
}

/** A contract over the list: parties, amounts, payments, files, approval, and what the user may do (/contractList?id=). */
export const ContractSheet = observer(function ContractSheet({ id, onClose }: ContractSheetProps) {
  const t = useTexts()
  const { say, word, page } = usePageTools()
  const open = useRecord(contracts, id)
  const moves = { withdraw: useMove(withdraw, id), remind: useMove(remind, id) }
  // The page of the contract system needs the network.
  const isOffline = !useIsOnline()
  const decision = useDecision({ record: open.main.value, moves: decisions, fields: decisionFields })
  const launch = (mode: 'edit' | 'renew') => page.open(contractIframe, { mode, contractId: id })
  const foot = ({ can, state, renewalId }: Contract) => {
    if (can.includes('approve')) return decision.buttons
    if (moves.withdraw.may)
      return (
        <Button wide busy={moves.withdraw.busy} onPress={() => moves.withdraw.run()}>
          {t('move.withdraw')}
        </Button>
      )
    if (can.includes('edit'))
      return (
        <Button variant="main" wide disabled={isOffline} onPress={() => launch('edit')}>
          {t(state === 'signing' ? 'move.sign' : 'move.edit')}
        </Button>
      )
    return can.includes('renew') ? (
      <Button variant="brand" wide disabled={isOffline} onPress={() => launch('renew')}>
        {t(renewalId === undefined ? 'move.renew' : 'move.terminate')}
      </Button>
    ) : undefined
  }
  return (
    <>
      <RecordSheet
        open={open}
        onClose={onClose}
        title={say.name}
        compare={[
          { label: t('state.label'), text: ({ state }) => word('state', state) },
          { label: t('field.amount'), text: ({ amount }) => say.money(amount, true) },
        ]}
        head={(shown) => <Head contract={shown} />}
        parts={(shown) => [
          { key: 'facts', body: <ContractFacts contract={shown} /> },
          { key: 'risk', body: <TakeOrPay contract={shown} /> },
          {
            key: 'plan',
            body: (
              <Card title={t('plan.title')}>
                <PaymentPlan
                  contract={shown}
                  isBusy={moves.remind.busy}
                  onRemind={moves.remind.may ? (no) => void moves.remind.run(no) : undefined}
                />
              </Card>
            ),
          },
          {
            key: 'files',
            body: (
              <SectionCard
                title={t('files')}
                section={open.parts.files}
                empty={({ length }) => (length === 0 ? t('filesNone') : undefined)}
              >
                {(files) => <FileList label={t('files')} files={files} />}
              </SectionCard>
            ),
          },
          {
            key: 'course',
            body: (
              <SectionCard
                title={t('course')}
                section={open.parts.course}
                empty={({ list }) => (list.length === 0 ? t('courseNone') : undefined)}
              >
                {(course) => <ContractSteps course={course} />}
              </SectionCard>
            ),
          },
        ]}
        foot={foot}
      />
      {decision.sheet}
    </>
  )
})

function Head({ contract }: { readonly contract: Contract }) {
  const t = useTexts()
  const { say } = usePageTools()
  const passed = passedOf(contract, days.today())
  return (
    <div className="contract-head">
      <p>
        <ContractTag contract={contract} />
        <DaysLeft contract={contract} />
      </p>
      <PeriodBar contract={contract} />
      {passed === undefined || contract.state !== 'active' ? null : (
        <p className="num">{t('passed', { share: say.percent(passed / 100, 1) })}</p>
      )}
    </div>
  )
}

const ContractFacts = observer(function ContractFacts({ contract }: { readonly contract: Contract }) {
  const t = useTexts()
  const { say, word, page } = usePageTools()
  const reach = useReach()
  const { number, kind, customer, custId, party, businessId, business, amount, taxRate } = contract
  const { signed, volume, minVolume, price, owner, reason, clueId, wins } = contract
  const { net, tax } = vatOf(amount, taxRate)
  const other = (label: string, of: string | undefined) =>
    of !== undefined && { label, value: of, onPress: () => page.openHref(href(contractList, { id: of })) }
  return (
    <Card>
      <Facts
        facts={[
          { label: t('field.number'), value: number, copy: number },
          { label: t('field.kind'), value: word('kind', kind) },
          {
            label: t('field.customer'),
            value: say.name(customer),
            onPress: reach(customerDetails) ? () => page.open(customerDetails, { id: custId }) : undefined,
          },
          { label: t('field.party'), value: say.name(party) },
          { label: t('field.amount'), value: amount === 0 ? t('frame') : say.money(amount, true) },
          amount > 0 && {
            label: t('field.vat', { rate: taxRate }),
            value: `${say.money(net, true)} + ${say.money(tax, true)}`,
          },
          { label: t('field.period'), value: <PeriodDays contract={contract} /> },
          { label: t('field.signed'), value: say.day(signed) },
          { label: t('field.volume'), value: volume !== undefined && `${say.number(volume)} m³` },
          { label: t('field.minVolume'), value: minVolume !== undefined && `${say.number(minVolume)} m³` },
          {
            label: t('field.price'),
            value: price !== undefined && `${say.price(price)} ${say.currency}/m³`,
          },
          {
            label: t('field.business'),
            value: say.name(business) ?? businessId,
            onPress: reach(intelligentCreationBussiness)
              ? () => page.open(intelligentCreationBussiness, { id: businessId })
              : undefined,
          },
          { label: t('field.owner'), value: <PersonName person={owner} /> },
          { label: t('field.reason'), value: reason },
          other(t('field.follows'), contract.followsId),
          other(t('field.followUp'), contract.followUpId),
          other(t('field.renewal'), contract.renewalId),
          clueId !== undefined &&
            reach(clueDetail) && {
              label: t('field.lead'),
              value: clueId,
              onPress: () => page.open(clueDetail, { id: clueId }),
            },
          ...(reach(clueStepsAll) ? wins : []).map((lead) => ({
            label: t('field.win', { id: lead.id }),
            value: say.name(lead),
            onPress: () => page.open(clueStepsAll, { id: lead.id, contract: contract.id }),
          })),
        ]}
      />
    </Card>
  )
})

/** Gas that is to be paid though it was not taken. */
function TakeOrPay({ contract }: { readonly contract: Contract }) {
  const t = useTexts()
  const { say } = usePageTools()
  const risk = contract.state === 'active' ? takeOrPay(contract, days.today()) : undefined
  if (!risk || risk.missing === 0) return null
  const { missing, amount, until } = risk
  return (
    <Notice tone="warn">
      {t('takeOrPay', { missing: say.number(missing), amount: say.money(amount, true), day: say.day(until) })}
    </Notice>
  )
}

function ContractSteps({ course: { list, approvers } }: { readonly course: ContractCourse }) {
  const t = useTexts()
  const waiting = approvers.length > 0 ? { act: t('act.wait'), anyOf: approvers } : undefined
  return <ActCourse label={t('course')} events={list} refusing={['return', 'terminate']} waiting={waiting} />
}

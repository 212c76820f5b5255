import NotePencil from '@phosphor-icons/core/regular/note-pencil.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { PersonName } from '#domain/directory'
import { DictateInput } from '#kit/attachments'
import { Facts, RecordSheet, useRecord } from '#kit/detail'
import { MoveSheet, ReasonSheet } from '#kit/forms'
import { useMove } from '#kit/records'
import { useReach } from '#platform/core'
import { ActionMenu, Button, CellCard, Icon, StatusTag, Timeline, usePageTools } from '#ui/components'
import { customerDetails } from '../../customer/routes'
import type { Issue } from '../api/issues'
import { useTexts } from '../plugin'
import { toDoGasRisk } from '../routes'
import { stepFields } from '../rules/issues'
import { ISSUE_STATES } from '../rules/vocabulary'
import { issueMoves, issues, step } from '../stores/issues'

const TONES = { open: 'warn', watching: 'brand', closed: 'good' } as const

/** State of an issue. */
export function IssueTag({ state }: Pick<Issue, 'state'>) {
  return <StatusTag word={state} tones={TONES} group="issueState" />
}

type Doing = 'choose' | 'step' | keyof typeof issueMoves

/** An issue over the list: its facts, warnings and steps; steps are added, its state is changed. */
export const IssueSheet = observer(function IssueSheet(props: { readonly id: string; readonly onClose: () => void }) {
  const { id, onClose } = props
  const t = useTexts()
  const { say, word, page } = usePageTools()
  const reach = useReach()
  const open = useRecord(issues, id)
  const mayStep = useMove(step, id).may
  const [doing, setDoing] = useState<Doing>()
  const issue = open.main.value
  const states = ISSUE_STATES.filter((state) => issue?.can.includes(state))
  const end = () => setDoing(undefined)
  return (
    <>
      <RecordSheet
        open={open}
        title={({ title, titleEn }) => say.text(title, titleEn)}
        compare={[
          { label: t('issues.state'), text: ({ state }) => word('issueState', state) },
          { label: t('issues.steps'), text: ({ steps }) => steps.map(({ text }) => text).join('\n') },
        ]}
        parts={({ customer, cause, due, owner, state, steps, warningIds }) => [
          {
            key: 'facts',
            body: (
              <Facts
                facts={[
                  { label: t('issues.state'), value: <IssueTag state={state} /> },
                  { label: t('field.customer'), value: say.name(customer) },
                  { label: t('field.cause'), value: word('cause', cause) },
                  { label: t('field.due'), value: say.day(due) },
                  { label: t('todos.owner'), value: <PersonName person={owner} /> },
                ]}
              />
            ),
          },
          {
            key: 'links',
            body: (
              <CellCard
                cells={[
                  ...(reach(customerDetails) ? [customer] : []).map(({ id: custId }) => ({
                    key: custId,
                    title: t('issues.customer'),
                    onPress: () => page.open(customerDetails, { id: custId }),
                  })),
                  ...(reach(toDoGasRisk) ? warningIds : []).map((warning) => ({
                    key: warning,
                    title: t('issues.warning', { id: warning }),
                    onPress: () => page.open(toDoGasRisk, { id: warning }),
                  })),
                ]}
              />
            ),
          },
          {
            key: 'steps',
            title: t('issues.steps'),
            body:
              steps.length === 0 ? (
                <Facts facts={[]} none={t('issues.noSteps')} />
              ) : (
                <Timeline
                  label={t('issues.steps')}
                  events={steps.map(({ at, by, text, textEn }) => ({
                    id: at.toISOString(),
                    icon: <Icon svg={NotePencil} />,
                    title: say.name(by),
                    time: say.moment(at),
                    body: say.text(text, textEn),
                  }))}
                />
              ),
          },
        ]}
        foot={() => (
          <>
            {states.length > 0 ? <Button onPress={() => setDoing('choose')}>{t('issues.changeState')}</Button> : null}
            {mayStep ? (
              <Button variant="brand" onPress={() => setDoing('step')}>
                {t('issues.addStep')}
              </Button>
            ) : null}
          </>
        )}
        onClose={onClose}
      />
      <ActionMenu
        open={doing === 'choose'}
        title={t('issues.changeState')}
        actions={states.map((state) => ({ label: t(`issues.to.${state}`), onPress: () => setDoing(state) }))}
        onClose={end}
      />
      {issue && doing === 'step' ? (
        <MoveSheet
          move={step}
          record={issue}
          title={t('issues.addStep')}
          confirm={t('issues.saveStep')}
          defaults={{ text: '' }}
          fields={stepFields}
          onClose={end}
        >
          {(form) => <DictateInput form={form} name="text" />}
        </MoveSheet>
      ) : null}
      {issue && doing && doing !== 'step' && doing !== 'choose' ? (
        <ReasonSheet
          move={issueMoves[doing]}
          record={issue}
          title={t(`issues.to.${doing}`)}
          confirm={t(`issues.to.${doing}`)}
          most={500}
          onClose={end}
        />
      ) : null}
    </>
  )
})

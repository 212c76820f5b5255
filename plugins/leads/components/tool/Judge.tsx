import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { ResourceView } from '#kit/detail'
import { useNeeded } from '#kit/records'
import { useCore } from '#platform/core'
import { errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { Notice, OptionList, PageFrame, StateView, Wizard } from '#ui/components'
import type { Subject } from '../../api'
import { useTexts } from '../../plugin'
import type { LeadId } from '../../rules/vocabulary'
import { Judging } from '../../stores/Judging'
import { useArea } from '../useArea'
import { JudgeResult } from './JudgeResult'
import { LeadLine } from './LeadLine'
import './tool.css'

interface JudgeProps {
  readonly sceneId: string
  readonly leadId: LeadId | undefined
}

/** One scene: its subjects one by one, then the result; resumes where the user stopped. */
export const Judge = observer(function Judge({ sceneId, leadId }: JudgeProps) {
  const core = useCore()
  const t = useTexts()
  const [judging] = useState(() => new Judging(core, sceneId, leadId))
  useEffect(() => judging.start.stop, [judging])
  useNeeded(judging.start)
  const restart = async () => {
    const question = {
      title: t('tool.restartTitle'),
      text: t('tool.restartText'),
      confirm: t('tool.restart'),
      cancel: t('tool.keep'),
      tone: 'risk',
    } as const
    if ((await core.feedback.confirm(question)) === 'confirm') judging.restart()
  }
  const isBegun = judging.answers.size > 0
  const { subject, mayAnswer } = judging
  return (
    <PageFrame
      title={t('title.clueTool')}
      plain={subject !== undefined && mayAnswer}
      nav={{ menu: isBegun && mayAnswer ? [{ label: t('tool.restart'), tone: 'risk', onPress: restart }] : [] }}
    >
      <div className="tool-judge">
        {leadId && <LeadLine id={leadId} />}
        <Unsaved judging={judging} />
        <ResourceView section={judging.start}>
          {() => {
            if (!subject) return <JudgeResult judging={judging} />
            if (mayAnswer) return <Question judging={judging} subject={subject} />
            return <StateView kind="denied" title={t('tool.deniedTitle')} text={t('tool.deniedText')} />
          }}
        </ResourceView>
      </div>
    </PageFrame>
  )
})

/** Notice that the last answer is not saved on the server. */
const Unsaved = observer(function Unsaved({ judging }: { readonly judging: Judging }) {
  const t = useTexts()
  const core = useCoreTexts()
  if (judging.saving !== 'unsaved') return null
  return (
    <Notice tone="warn" role="status" action={{ label: t('tool.save'), onPress: () => void judging.save() }}>
      {t('tool.unsaved', { reason: errorText(judging.saveError, core) })}
    </Notice>
  )
})

interface QuestionProps {
  readonly judging: Judging
  readonly subject: Subject
}

const Question = observer(function Question({ judging, subject }: QuestionProps) {
  const { t, say } = useArea()
  const text = say.text(subject.text, subject.textEn)
  return (
    <Wizard
      title={text}
      step={judging.at}
      count={Math.max(subject.total, judging.at + 1)}
      onBack={judging.goBack}
      onNext={judging.goOn}
      next={judging.isLast ? t('tool.showResult') : undefined}
      disabled={judging.chosen === undefined}
    >
      <OptionList
        key={subject.id}
        label={text}
        options={subject.options.map(({ id, ...option }) => ({
          value: id,
          label: say.text(option.text, option.textEn),
        }))}
        value={judging.chosen}
        onChange={judging.choose}
      />
    </Wizard>
  )
})

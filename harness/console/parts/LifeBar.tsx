import restoreIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg'
import backButtonIcon from '@phosphor-icons/core/regular/arrow-left.svg'
import backIcon from '@phosphor-icons/core/regular/arrow-u-up-left.svg'
import keyboardIcon from '@phosphor-icons/core/regular/keyboard.svg'
import memoryIcon from '@phosphor-icons/core/regular/memory.svg'
import moonIcon from '@phosphor-icons/core/regular/moon.svg'
import callIcon from '@phosphor-icons/core/regular/phone-incoming.svg'
import killIcon from '@phosphor-icons/core/regular/skull.svg'
import deployIcon from '@phosphor-icons/core/regular/upload-simple.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { ConsoleStore } from '../ConsoleStore'
import { Button } from './controls'

/** Ends of the page, and what follows them; `folds`: with its text, where there is room. */
const ENDS = [
  { event: 'kill', icon: killIcon, label: 'life.kill', folds: true },
  { event: 'restore', icon: restoreIcon, label: 'life.restore', folds: true },
  { event: 'low-memory', icon: memoryIcon, label: 'life.lowMemory', folds: false },
  { event: 'deploy', icon: deployIcon, label: 'life.deploy', folds: true },
] as const

/** What happens to the phone: back, keyboard, background, a call, the end of the web view. */
export const LifeBar = observer(function LifeBar({ store }: { readonly store: ConsoleStore }) {
  const { phone, t } = store
  const [height, setHeight] = useState(300)
  const { keyboard = 0, isVisible = true } = phone.state ?? {}
  const leave = (event: 'background' | 'phone-call') => phone.run((sim) => sim.lifecycle(isVisible ? event : 'resume'))
  return (
    <div className="life" role="toolbar" aria-label={t('life.title')}>
      <p className="help">
        {t('life.help')}
        <span className="life__scale" title={t('life.scale')}>
          {Math.round(phone.scale * 100)} %
        </span>
      </p>
      <Button
        kind="plain"
        icon={backIcon}
        label={t('life.gesture')}
        onPress={() => phone.run((sim) => sim.lifecycle('back-gesture'))}
      />
      <Button
        kind="plain"
        icon={backButtonIcon}
        label={t('life.back')}
        onPress={() => phone.run((sim) => sim.lifecycle('back-button'))}
      />
      <Button
        kind="plain"
        icon={keyboardIcon}
        label={t('life.keyboard')}
        isOn={keyboard > 0}
        onPress={() => phone.run((sim) => sim.keyboard(keyboard === 0, height))}
      />
      <input
        className="life__height"
        type="number"
        min={0}
        max={600}
        aria-label={t('life.height')}
        value={height}
        onChange={({ target }) => setHeight(Number(target.value))}
      />
      <i />
      <Button
        kind="plain"
        icon={moonIcon}
        label={t('life.background')}
        isOn={!isVisible}
        onPress={() => leave('background')}
      />
      <Button kind="plain" icon={callIcon} label={t('life.call')} onPress={() => leave('phone-call')} />
      <i />
      {ENDS.map(({ event, icon, label, folds }) => (
        <Button
          key={event}
          kind="plain"
          folds={folds}
          icon={icon}
          label={t(label)}
          onPress={() => phone.run((sim) => sim.lifecycle(event))}
        >
          {folds ? t(label) : null}
        </Button>
      ))}
    </div>
  )
})

import recordIcon from '@phosphor-icons/core/fill/record-fill.svg'
import bugIcon from '@phosphor-icons/core/regular/bug.svg'
import systemIcon from '@phosphor-icons/core/regular/circle-half.svg'
import exportIcon from '@phosphor-icons/core/regular/export.svg'
import linkIcon from '@phosphor-icons/core/regular/link.svg'
import moonIcon from '@phosphor-icons/core/regular/moon.svg'
import sunIcon from '@phosphor-icons/core/regular/sun.svg'
import { observer } from 'mobx-react-lite'
import type { ConsoleStore, ConsoleTheme } from '../ConsoleStore'
import { HOSTS, shownTitle } from '../hostTexts'
import { chooseHost, hostOf } from '../panels/panels'
import { Button, Segments } from './controls'

const THEME_ICONS: Readonly<Record<ConsoleTheme, string>> = { system: systemIcon, light: sunIcon, dark: moonIcon }
const NEXT_THEME: Readonly<Record<ConsoleTheme, ConsoleTheme>> = { system: 'light', light: 'dark', dark: 'system' }

/** An image of the app in the phone, '' if the browser refuses to make one. */
async function pictureOf(store: ConsoleStore): Promise<string> {
  const page = store.phone.view?.document.documentElement
  if (!page) return ''
  const { width, height } = store.phone.size
  try {
    const { createContext, domToPng } = await import(/* webpackChunkName: 'picture' */ 'modern-screenshot')
    // The app has no fonts of its own; to look for some needs a style element, which the page's policy refuses.
    const context = await createContext(page, {
      width,
      height,
      font: false,
      autoDestruct: true,
      // Else each area would be shown from its beginning.
      features: { restoreScrollPosition: true },
    })
    // The library compares styles with those of an empty frame. Its own it would fill with HTML, which the page
    // refuses.
    context.sandbox = document.body.appendChild(document.createElement('iframe'))
    context.sandbox.className = 'emptyframe'
    return await domToPng(context)
  } catch (error) {
    store.setNotice(String(error))
    return ''
  }
}

export const TopBar = observer(function TopBar({ store }: { readonly store: ConsoleStore }) {
  const { phone, phones, t, notice, isGone } = store
  const { isRecordingSteps: isRecording = false, recorded } = phone.state ?? {}
  const title = phone.state?.scenario.title
  const name = title === undefined ? t('scenario.untitled') : shownTitle(store, title)
  const now = notice || (isRecording ? t('notice.recording') : '')
  const said = [isGone ? t('notice.gone') : '', now].filter(Boolean).join(' ')
  return (
    <header className="top">
      <div className="top__row">
        <h1 className="top__name">
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <rect x="1" y="1" width="16" height="16" rx="4" className="top__mark" />
            <path d="M4.5 9h3l1.5-3.500 2 7 1.200-3.500h1.800" className="top__pulse" />
          </svg>
          {t('title')}
        </h1>
        <button
          type="button"
          className="hb hb--edge top__scenario"
          title={name}
          onClick={() => store.show('scenarios')}
        >
          <span>{name}</span>
        </button>
        {phone.isEdited ? <span className="muted">{t('scenario.edited')}</span> : null}
        <Segments
          strong
          label={t('top.host')}
          t={t}
          choices={HOSTS.map((host) => [host, `host.${host}`] as const)}
          value={hostOf(phone) ?? ''}
          onChange={(host) => {
            const chosen = HOSTS.find((each) => each === host)
            if (chosen) chooseHost(phone, chosen)
          }}
        />
        <span className="grow" />
        <Button onPress={phones.length > 1 ? store.removePhone : store.addPhone}>
          {t(phones.length > 1 ? 'top.onePhone' : 'top.twoPhones')}
        </Button>
        <Button icon={recordIcon} isOn={isRecording} isAlert onPress={() => store.record().catch(store.fail)}>
          {isRecording ? t('top.stop', { count: recorded?.length ?? 0 }) : t('top.record')}
        </Button>
        <Button folds icon={linkIcon} label={t('top.link')} onPress={() => void store.copyLink()}>
          {t('top.link')}
        </Button>
        <Button
          folds
          icon={bugIcon}
          label={t('top.bug')}
          onPress={() => pictureOf(store).then(store.saveBug).catch(store.fail)}
        >
          {t('top.bug')}
        </Button>
        <Button kind="main" icon={exportIcon} onPress={store.exportTest}>
          {t('top.export')}
        </Button>
        <Button
          kind="plain"
          icon={THEME_ICONS[store.theme]}
          label={t('top.theme', { theme: t(`option.${store.theme}`) })}
          onPress={() => store.setTheme(NEXT_THEME[store.theme])}
        />
        <Button
          kind="plain"
          label={t('top.language', { language: store.language === 'en' ? '中文' : 'EN' })}
          onPress={() => store.setLanguage(store.language === 'en' ? 'zh-CN' : 'en')}
        >
          {store.language === 'en' ? '中文' : 'EN'}
        </Button>
      </div>
      <p className="top__notice" role="status" title={said}>
        {said}
      </p>
    </header>
  )
})

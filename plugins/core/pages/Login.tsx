import CheckBold from '@phosphor-icons/core/bold/check-bold.svg'
import WarningCircleFill from '@phosphor-icons/core/fill/warning-circle-fill.svg'
import CaretDown from '@phosphor-icons/core/regular/caret-down.svg'
import Translate from '@phosphor-icons/core/regular/translate.svg'
import { useState } from 'react'
import { LANGUAGES } from '#base/config'
import { type Href, href } from '#base/routes'
import { useCore } from '#platform/core'
import { setLanguage, useCoreTexts, useLanguage } from '#platform/i18n'
import { usePageState, useSearch } from '#platform/navigation'

import { ActionMenu, Icon, PageFrame, Sheet } from '#ui/components'
import { LoginArt } from '../components/LoginArt'
import { type PolicyKind, PolicyText } from '../components/PolicyText'
import { SignInForm } from '../components/SignInForm'
import { useTexts } from '../plugin'
import { login, workbench } from '../routes'
import './Login.css'

/** Sign-in with staff account and password; not used inside native hosts (section 2 'Login and identity'). */
export default function Login() {
  const t = useTexts()
  // Not `usePageNavigation`: signing in drops all pages, so this one no longer exists then.
  const { navigation } = useCore()
  const app = useCoreTexts()
  const language = useLanguage()
  const { to } = useSearch(login)
  const [choosing, setChoosing] = useState(false)
  const [shown, setShown] = useState<PolicyKind>()
  const [agreed, setAgreed] = useState(false)
  const [agreeError, setAgreeError] = useState(false)
  usePageState('ready')

  // `to` is user input from the address bar, so only addresses inside the app are accepted.
  const target = to?.startsWith('/') && !to.startsWith('//') ? (to as Href) : href(workbench)
  const mayNotSend = () => {
    setAgreeError(!agreed)
    return !agreed
  }

  return (
    <PageFrame title={t('login.title')} bare plain>
      <div className="login">
        <div className="login__sky">
          <button type="button" className="login__language" onClick={() => setChoosing(true)}>
            <Icon svg={Translate} />
            {t(`languages.${language}`)}
            <Icon svg={CaretDown} />
          </button>
          <LoginArt />
        </div>
        <div className="login__form">
          <p className="login__product">{app('product')}</p>
          <p className="login__lead">{t('login.lead')}</p>
          <SignInForm mayNotSend={mayNotSend} onDone={() => navigation.replaceHref(target)}>
            <div className="login__agree">
              <label className="login__tick">
                <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
                <span className="login__box" aria-hidden="true">
                  {agreed ? <Icon svg={CheckBold} /> : null}
                </span>
                <span>{t('login.agree')}</span>
              </label>
              <span className="login__policies">
                <button type="button" onClick={() => setShown('privacy')}>
                  {t('login.privacy')}
                </button>
                <button type="button" onClick={() => setShown('user')}>
                  {t('login.user')}
                </button>
              </span>
              {agreeError && !agreed ? (
                <p className="login__error" role="alert">
                  <Icon svg={WarningCircleFill} />
                  {t('login.agreeMissing')}
                </p>
              ) : null}
            </div>
          </SignInForm>
          <p className="login__help">{t('login.help')}</p>
        </div>
      </div>
      <ActionMenu
        open={choosing}
        onClose={() => setChoosing(false)}
        title={t('login.language')}
        actions={LANGUAGES.map((choice) => ({
          label: t(`languages.${choice}`),
          chosen: choice === language,
          onPress: () => void setLanguage(choice),
        }))}
      />
      <Sheet
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={t(`policy.${shown ?? 'privacy'}Title`)}
      >
        {shown ? <PolicyText kind={shown} language={language} /> : null}
      </Sheet>
    </PageFrame>
  )
}

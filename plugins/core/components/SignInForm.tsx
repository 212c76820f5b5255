import Eye from '@phosphor-icons/core/regular/eye.svg'
import EyeSlash from '@phosphor-icons/core/regular/eye-slash.svg'
import LockSimple from '@phosphor-icons/core/regular/lock-simple.svg'
import User from '@phosphor-icons/core/regular/user.svg'
import { type FormEvent, useRef, useState } from 'react'
import { useCore } from '#platform/core'
import { errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { Button, Icon, IconButton, TextField } from '#ui/components'
import { useTexts } from '../plugin'

interface SignInFormProps {
  /** Preset and read-only when the same user signs back in. */
  readonly account?: string
  /** True if something besides the fields prevents sending; the caller shows the message. */
  readonly mayNotSend?: () => boolean
  readonly onDone: () => void
  readonly children?: React.ReactNode
}

interface Errors {
  readonly account?: string
  readonly password?: string
}

/** Form for account and password with errors at the fields; one request at a time. */
export function SignInForm({ account: fixed, mayNotSend, onDone, children }: SignInFormProps) {
  const t = useTexts()
  const core = useCoreTexts()
  const { session } = useCore()
  const [account, setAccount] = useState(fixed ?? '')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [shown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const missing: Errors = {
      ...(account.trim() ? {} : { account: t('login.accountMissing') }),
      ...(password ? {} : { password: t('login.passwordMissing') }),
    }
    setErrors(missing)
    const refused = mayNotSend?.() ?? false
    if (missing.account || missing.password) {
      form.current?.querySelector<HTMLInputElement>(missing.account ? '[name=account]' : '[name=password]')?.focus()
      return
    }
    if (refused) return
    setBusy(true)
    try {
      await session.signIn(account.trim(), password)
      onDone()
    } catch (error) {
      setErrors({ password: errorText(error, core) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextField
        label={t('login.account')}
        name="account"
        value={account}
        onChange={setAccount}
        error={errors.account}
        icon={<Icon svg={User} />}
        autoComplete="username"
        disabled={fixed !== undefined}
      />
      <TextField
        label={t('login.password')}
        name="password"
        type={shown ? 'text' : 'password'}
        value={password}
        onChange={setPassword}
        error={errors.password}
        icon={<Icon svg={LockSimple} />}
        autoComplete="current-password"
        action={
          <IconButton label={t(shown ? 'login.hidePassword' : 'login.showPassword')} onPress={() => setShown(!shown)}>
            {shown ? <Icon svg={EyeSlash} /> : <Icon svg={Eye} />}
          </IconButton>
        }
      />
      {children}
      <Button variant="main" type="submit" wide busy={busy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}

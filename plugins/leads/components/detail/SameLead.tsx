import { useEffect, useState } from 'react'
import { useCore } from '#src/core'
import { errorText, isCancelled } from '#src/http'
import { nameIn, useCoreTexts, useLanguage } from '#src/i18n'
import { Button, TextField } from '#src/ui'
import { findClue, type Lead } from '../../api'
import type { LeadId } from '../../rules/vocabulary'
import { useTexts } from '../../texts'
import type { ReasonValues } from './reasonForm'

/** Delay of the search after the last key press. ms */
const SEARCH_AFTER = 300
const SHOWN = 5

interface SameLeadProps {
  /** The lead that is being discarded; left out of the results. */
  readonly except: LeadId
  readonly value: ReasonValues['sameAs']
  readonly error: string | undefined
  readonly onChange: (lead: ReasonValues['sameAs']) => void
}

/** Search field for the lead that this one duplicates, by name, credit code or address. */
export function SameLead({ except, value, error, onChange }: SameLeadProps) {
  const t = useTexts()
  const core = useCoreTexts()
  const language = useLanguage()
  const { http } = useCore()
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<readonly Lead[]>()
  const [failure, setFailure] = useState('')

  useEffect(() => {
    if (keyword.trim() === '') return
    const controller = new AbortController()
    const search = async () => {
      try {
        const { items } = await http(findClue, { keyword: keyword.trim(), page: 1 }, { signal: controller.signal })
        setFound(items.filter((lead) => lead.id !== except).slice(0, SHOWN))
        setFailure('')
      } catch (error) {
        if (!isCancelled(error)) setFailure(errorText(error, core))
      }
    }
    const timer = setTimeout(() => void search(), SEARCH_AFTER)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [http, keyword, except, core])

  if (value)
    return (
      <div className="lead-same field">
        <span className="lead-same__chosen">{t('move.sameChosen', { name: value.name })}</span>
        <Button variant="plain" size="small" onPress={() => onChange(undefined)}>
          {t('move.sameChange')}
        </Button>
      </div>
    )
  const asked = keyword.trim() !== ''
  return (
    <>
      <TextField
        label={t('move.sameAs')}
        name="sameAs"
        required
        placeholder={t('move.sameSearch')}
        value={keyword}
        onChange={setKeyword}
        error={error}
        autoComplete="off"
      />
      <div className="lead-same field">
        <div role="status">
          {failure}
          {asked && failure === '' && found?.length === 0 && t('move.sameNone')}
        </div>
        <ul>
          {asked &&
            found?.map((lead) => (
              <li key={lead.id}>
                <button
                  type="button"
                  className="lead-choices__row"
                  onClick={() => onChange({ id: lead.id, name: nameIn(lead, language) })}
                >
                  {nameIn(lead, language)}
                </button>
              </li>
            ))}
        </ul>
      </div>
    </>
  )
}

import { useState } from 'react'
import { TextArea } from '#ui/components'
import { SafeHtml } from '#ui/html'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const JUDGMENT = `<h1>民事判决书</h1><p>原告 <b>Foshan Energy Supply</b>，被告 <b>Guangda Glass Works</b>。</p>
<table><tr><th>Claim</th><th>Amount, CNY</th></tr><tr><td>Gas of March 2026</td><td>1,300,000.00</td></tr></table>
<ul><li>The defendant pays within 30 days.</li><li>Costs: <i>defendant</i>.</li></ul>
<p>More at <a href="https://court.example/case/1">the court</a>, or call <a href="tel:0757-86661234">0757-86661234</a>.</p>`

const HOSTILE = `<p style="position:fixed;inset:0" onclick="alert(1)">Words stay,</p><script>alert(1)</script>
<img src="https://evil.example/pixel.png" alt="a picture of somebody else"><svg onload="alert(1)"></svg>
<a href="javascript:alert(1)">a link that leads nowhere</a><form action="https://evil.example"><input></form>`

export default function SafeHtmlExample() {
  const t = useTexts()
  const [html, setHtml] = useState('')
  return (
    <>
      <Shown state="caseHtml" pad>
        <SafeHtml html={JUDGMENT} />
      </Shown>
      <Shown state="hostile" pad>
        <SafeHtml html={HOSTILE} />
      </Shown>
      <Shown state="tryIt">
        <TextArea label={t('parts.htmlText')} value={html} onChange={setHtml} />
        <SafeHtml html={html} />
      </Shown>
    </>
  )
}

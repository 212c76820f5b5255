;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_leads_repeatable_ts-src_core_core_ts-src_http_withRawAnswer_ts'],
  {
    5936(e, t, a) {
      a.r(t), a.d(t, { default: () => x })
      var n = a(659),
        l = a(9021),
        r = a(69),
        i = a(9381),
        o = a(7181),
        d = a(3865),
        c = a(1170),
        s = a(6141),
        p = a(5201),
        u = a(6823),
        f = a(3804),
        m = a(7314),
        h = a(8919)
      const k = n.Ikc({
          kind: n.NpB(n.lqM((0, d.yC)(u.T6)), void 0),
          contact: n.NpB(n.lqM(n.Ikc({ name: n.YjP() })), void 0),
          text: n.NpB(n.lqM(n.YjP()), void 0),
          nextStep: n.NpB(n.lqM(n.Ikc({ at: n.YjP(), kind: (0, d.yC)(u.T6) })), void 0),
        }),
        w = (e) => (e ? (0, s.p)(h.Qq, 'step', u.T6, e) : '–'),
        v = (e) => (0, l.K9)(e, (0, r.aS)()),
        x = [
          ((e, t) => {
            if (!e.declaration.repeatable) throw TypeError(`${e.id} is not declared repeatable`)
            const a = (t, a) => {
              const n = (0, i.HX)(t)
              try {
                e.request(n)
              } catch {
                return
              }
              return a(n)
            }
            return {
              call: e,
              title: t.title,
              alreadyThere: async (e, n) => a(n, (a) => t.alreadyThere?.(e, a)),
              edit: (e) => a(e, (e) => t.edit?.(e)),
              compare: (e, n) => a(e, (e) => t.compare?.(e, n)),
              onTop: (e, n) => a(e, (e) => t.onTop?.(e, n)),
              afterSent: (e, n) => a(n, (a) => t.afterSent?.(e, a)),
            }
          })(c.jw, {
            title: 'title.followUp',
            alreadyThere: async (e, t) =>
              (await e.http(c.Xv, { id: t.leadId }, { background: !0 })).some((a) =>
                (0, f.Ft)(a, t, e.session.loginName),
              ),
            edit: (e) => ({
              to: (0, o.UF)(p.J$, { id: e.leadId }),
              form: 'lead.followUp',
              record: e.leadId,
              values: (({ kind: e, contactId: t, contactName: a = '', text: n, nextStep: r }) => ({
                kind: e,
                contact: t ?? 'new',
                contactName: a,
                text: n,
                nextAt: (0, l.gP)(r.at),
                nextKind: r.kind,
                nextText: r.text ?? '',
              }))(e),
            }),
            compare: ({ kind: e, contactName: t, text: a, nextStep: l }, r) => {
              const i = n.xLC(k, r)
              if (!i.success) return
              const o = i.output,
                d = o.nextStep
              return [
                { label: 'followUp.kind', mine: w(e), theirs: w(o.kind) },
                ...(void 0 === t ? [] : [{ label: 'followUp.contact', mine: t, theirs: o.contact?.name ?? '–' }]),
                { label: `followUp.text.${e}`, mine: a, theirs: o.text ?? '–' },
                { label: 'followUp.comparedNextAt', mine: v(l.at), theirs: d ? v(new Date(d.at)) : '–' },
                { label: 'followUp.comparedNextKind', mine: w(l.kind), theirs: w(d?.kind) },
              ]
            },
            afterSent: (e, { leadId: t, contactName: a }) => {
              const n = e.store(m.leadDetailStore).of(t)
              n.invalidate(),
                void 0 !== a && n.contacts.invalidate(),
                n.main.value && n.main.load(),
                n.timeline.tracks.value && n.timeline.tracks.load()
            },
          }),
        ]
    },
    5726(e, t, a) {
      a.d(t, {}, { n: (e, t) => ({ id: e, create: t }) })
    },
    5206(e, t, a) {
      a.d(
        t,
        {},
        {
          b: (e, t) => ({
            ...e,
            response: (a, n) => {
              const l = e.response(a, n)
              return (t(a), l)
            },
          }),
        },
      )
    },
  },
])

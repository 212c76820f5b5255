;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['forms'],
  {
    8872(e, a, n) {
      var t = n(659),
        l = n(7581)
      const s = t.Ikc({
          key: t.YjP(),
          entered: t.YjP(),
          at: t.aig(),
          sent: t.lqM(t.Ikc({ callId: t.YjP(), request: t.L5J() })),
          earlier: t.lqM(t.RZV(() => s)),
        }),
        i = t.Ikc({ values: t.L5J(), attempt: t.lqM(s) })
      n.d(
        a,
        {},
        {
          Fe: async (e, { form: a, record: n, values: t }, s) => {
            const i = s && { ...s, entered: await (0, l.a)(t) }
            await e.save(a, n, { values: t, ...(i ? { attempt: i } : {}) })
          },
          Kg: i,
          dR: function e(a) {
            return a ? [a, ...e(a.earlier)] : []
          },
        },
      )
    },
    7581(e, a, n) {
      function t(e, a) {
        return (
          JSON.stringify(e, (e, n) =>
            n instanceof Blob
              ? a(n)
              : 'object' != typeof n || null === n || Array.isArray(n) || n instanceof Blob
                ? n
                : Object.fromEntries(Object.entries(n).sort(([e], [a]) => (e < a ? -1 : 1))),
          ) ?? ''
        )
      }
      let l = new WeakMap(),
        s = 0
      n.d(
        a,
        {},
        {
          a: async (e) => {
            const a = new Set()
            t(e, (e) => (a.add(e), ''))
            const n = new Map(
              await Promise.all(
                [...a].map(async (e) => [
                  e,
                  await (async (e) => {
                    const { subtle: a } = crypto
                    return a
                      ? Array.from(new Uint8Array(await a.digest('SHA-256', await e.arrayBuffer())), (e) =>
                          e.toString(16).padStart(2, '0'),
                        ).join('')
                      : `${e.type} ${e.size} ${e instanceof File ? e.lastModified : ''}`
                  })(e),
                ]),
              ),
            )
            return t(e, (e) => `file ${n.get(e)}`)
          },
          e: (e) =>
            t(e, (e) => {
              let a
              return `file ${((a = l.get(e) ?? ++s), l.set(e, a), a)}`
            }),
        },
      )
    },
    5926(e, a, n) {
      var t = n(7581)
      function l() {
        if ('function' == typeof crypto.randomUUID) return crypto.randomUUID()
        const e = Array.from(crypto.getRandomValues(new Uint8Array(16)), (e, a) =>
          (6 === a ? (15 & e) | 64 : 8 === a ? (63 & e) | 128 : e).toString(16).padStart(2, '0'),
        ).join('')
        return [e.slice(0, 8), e.slice(8, 12), e.slice(12, 16), e.slice(16, 20), e.slice(20)].join('-')
      }
      n.d(
        a,
        {},
        {
          X: l,
          a: class {
            async for(e) {
              const a = await (0, t.a)(e),
                n = this.last?.content === a
              return ((this.last && n) || (this.last = { key: l(), content: a }), { key: this.last.key, repeated: n })
            }
            settle() {
              this.last = void 0
            }
          },
        },
      )
    },
    3813(e, a, n) {
      var t = n(1394),
        l = n(2143),
        s = n(4602)
      n.d(
        a,
        {},
        {
          m: (e) => {
            const { label: a, options: n, onPicked: i } = e,
              r = (0, s.useId)(),
              o = 'many' === e.kind,
              c = (a) => ('many' === e.kind ? e.value.includes(a) : e.value === a)
            return (0, t.jsx)('fieldset', {
              className: 'list options',
              role: o ? void 0 : 'radiogroup',
              'aria-label': a,
              children: n.map((a) =>
                (0, t.jsxs)(
                  'label',
                  {
                    className: 'option',
                    children: [
                      (0, t.jsx)('input', {
                        className: 'option__input',
                        type: o ? 'checkbox' : 'radio',
                        name: r,
                        value: a.value,
                        checked: c(a.value),
                        disabled: a.disabled,
                        onChange: () =>
                          ((a) => {
                            if ('many' !== e.kind) return e.onChange(a)
                            e.onChange(c(a) ? e.value.filter((e) => e !== a) : [...e.value, a])
                          })(a.value),
                        onClick: (e) => e.detail > 0 && i?.(),
                        onKeyDown: (e) => 'Enter' === e.key && i?.(),
                      }),
                      a.lead,
                      (0, t.jsxs)('span', {
                        className: 'option__main',
                        children: [
                          a.label,
                          a.note ? (0, t.jsx)('small', { className: 'option__sub', children: a.note }) : null,
                        ],
                      }),
                      a.trail,
                      (0, t.jsx)('span', {
                        className: 'option__mark',
                        'aria-hidden': 'true',
                        children: c(a.value) ? (0, t.jsx)(l.J, { weight: 'bold' }) : null,
                      }),
                    ],
                  },
                  a.value,
                ),
              ),
            })
          },
        },
      )
    },
    4032(e, a, n) {
      var t = n(1394),
        l = n(4602),
        s = n(8808)
      n.d(
        a,
        {},
        {
          $: ({ label: e, hideLabel: a, options: n, value: i, onChange: r }) => {
            const o = (0, l.useId)()
            return (0, t.jsxs)('div', {
              className: 'segment',
              role: 'radiogroup',
              'aria-label': e,
              children: [
                a ? null : (0, t.jsx)('span', { className: 'segment__label', 'aria-hidden': 'true', children: e }),
                (0, t.jsx)('div', {
                  className: 'segment__track',
                  children: n.map((e) =>
                    (0, t.jsxs)(
                      'label',
                      {
                        className: 'segment__item',
                        children: [
                          (0, t.jsx)('input', {
                            className: 'segment__input',
                            type: 'radio',
                            name: o,
                            checked: e.value === i,
                            onChange: () => r(e.value),
                          }),
                          (0, t.jsxs)('span', {
                            className: 'segment__face',
                            children: [e.icon, (0, t.jsx)(s.X, { className: 'segment__text', children: e.label })],
                          }),
                        ],
                      },
                      e.value,
                    ),
                  ),
                }),
              ],
            })
          },
        },
      )
    },
    9520(e, a, n) {
      var t = n(1394),
        l = n(9761),
        s = n(3604),
        i = n(3356)
      n.d(
        a,
        {},
        {
          f: (e) => {
            const {
                label: a,
                required: n,
                error: r,
                value: o,
                onChange: c,
                minLength: d,
                maxLength: u,
                rows: m = 3,
                disabled: f,
                action: h,
                ref: p,
              } = e,
              _ = (0, l.FW)(),
              g = void 0 !== d && o.length < d,
              v = [e.hint, g ? _('atLeast', { least: d }) : '', void 0 === u ? '' : `${o.length} / ${u}`]
            return (0, t.jsx)(i.D, {
              label: a,
              required: n,
              hint: v.filter(Boolean).join(' · '),
              error: r,
              children: (a) =>
                (0, t.jsxs)('div', {
                  className: (0, s.L)('field__box field__box--area', f && 'field__box--off'),
                  children: [
                    (0, t.jsxs)('div', {
                      className: 'field__grow',
                      children: [
                        (0, t.jsx)('div', {
                          className: 'field__mirror',
                          'aria-hidden': 'true',
                          children: `${o}
`,
                        }),
                        (0, t.jsx)('textarea', {
                          ...a,
                          ref: p,
                          className: 'field__area',
                          name: e.name,
                          rows: m,
                          value: o,
                          placeholder: e.placeholder,
                          maxLength: u,
                          disabled: f,
                          onBlur: e.onBlur,
                          onChange: (e) => c(e.target.value),
                        }),
                      ],
                    }),
                    h,
                  ],
                }),
            })
          },
        },
      )
    },
  },
])

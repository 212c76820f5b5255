//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_public_pages_DevicePage_tsx'],
  {
    6733(e, t, a) {
      a.r(t), a.d(t, { default: () => eW })
      var n = a(1394),
        o = a(4602),
        i = a(3253),
        s = a(1250),
        r = a(5589),
        c = a(4076),
        l = a(3411),
        d = a(2920),
        u = a(7584),
        p = a(5103),
        h = a(1892),
        m = a(2056),
        g = a(5207),
        f = a(5018)
      const w = {
          status: '0',
          city: 'Foshan',
          district: 'Nanhai',
          province: 'Guangdong',
          address: '1 Ceramics Road',
          latitude: 23.0218,
          longitude: 113.1219,
        },
        k = { isComplete: '0', message: 'success', response: '{"code":200}' },
        v = 'https://example.com/file',
        x = {
          path: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          uploadUrl: '/cm/api/systemMgr/uploadImg',
          headers: { Authorization: '{token}' },
        },
        b = { request: {}, answer: null, data: null },
        y = {
          getLoginInfo: { request: {}, answer: { loginName: 'rep01' }, data: { loginName: 'rep01' } },
          pickPhoto: {
            request: { maxCount: 2 },
            answer: [
              { path: '/storage/a.jpg', size: 1200 },
              { path: '/storage/b.png', size: 800 },
              { path: '/storage/c.png', size: 1 },
            ],
            data: [
              { path: '/storage/a.jpg', name: 'picture0.jpg', size: 1200, type: 'image/jpeg' },
              { path: '/storage/b.png', name: 'picture1.png', size: 800, type: 'image/png' },
            ],
          },
          takePhoto: {
            request: {},
            answer: [{ path: '/storage/a.jpg', size: 1200 }],
            data: [{ path: '/storage/a.jpg', name: 'picture0.jpg', size: 1200, type: 'image/jpeg' }],
          },
          getLocation: { request: {}, answer: w, data: w },
          selectFile: {
            request: {},
            answer: { fileName: 'offer.pdf', size: '2048', suffix: 'pdf', fileUrl: '/storage/offer.pdf' },
            data: { fileName: 'offer.pdf', size: 2048, suffix: 'pdf', fileUrl: '/storage/offer.pdf' },
          },
          upload: { request: x, answer: k, data: { isComplete: '0', message: 'success', response: { code: 200 } } },
          multiUpload: {
            request: { files: [x] },
            answer: [k],
            data: [{ isComplete: '0', message: 'success', response: { code: 200 } }],
          },
          startRecording: {
            request: { maxDuration: 5 },
            answer: { localAudioId: 'audio-1', duration: 5, path: '/storage/audio-1.amr', size: 8e3 },
            data: { localAudioId: 'audio-1', duration: 5, path: '/storage/audio-1.amr', size: 8e3 },
          },
          stopRecording: b,
          playAudio: { ...b, request: { localAudioId: 'https://example.com/audio.mp3' } },
          stopAudio: { ...b, request: { localAudioId: 'audio-1' } },
          downloadAudio: {
            request: { localAudioId: 'audio-1' },
            answer: { path: '/storage/audio-1.amr' },
            data: { path: '/storage/audio-1.amr' },
          },
          scanCode: { request: {}, answer: 'METER-0001', data: { text: 'METER-0001' } },
          scanCard: {
            request: {},
            answer: { name: 'Li Na', duty: 'Buyer', tel: '13800000000', path: '/storage/card.jpg' },
            data: { name: 'Li Na', duty: 'Buyer', tel: '13800000000', path: '/storage/card.jpg' },
          },
          pickContact: {
            request: {},
            answer: { name: 'Li Na', phone: '13800000000' },
            data: { name: 'Li Na', phone: '13800000000' },
          },
          addContact: {
            request: { name: 'Li Na', phone: '13800000000' },
            answer: { name: 'Li Na', phone: '13800000000' },
            data: { name: 'Li Na', phone: '13800000000' },
          },
          copyText: { ...b, request: { text: 'copied' } },
          share: { request: { text: 'shared' }, answer: null, data: 'shared' },
          previewFile: { ...b, request: { url: v } },
          openSettings: { ...b, request: { page: 'app' } },
          keepScreenOn: { ...b, request: { on: !1 } },
          getAppInfo: { request: {}, answer: { version: '5.2.0' }, data: { version: '5.2.0' } },
          getStatusBarHeight: { request: {}, answer: 24, data: 24 },
          sendChannelMessage: { ...b, request: { channel: 'conformance', type: 'probe' } },
          openWebView: { ...b, request: { url: v } },
          requestPermission: { ...b, request: { permission: 'RECORD_AUDIO' } },
          getUserInfo: { request: { tmpToken: 'tmp' }, answer: { data: { userName: 'Li Na' } }, data: {} },
          playVideo: { ...b, request: { url: v } },
          showNativeMessage: { ...b, request: { text: 'a message' } },
          hideStatusBar: b,
          returnToNativeApp: b,
          openNativeMainPage: b,
          closeWebView: b,
        },
        j = ['messaging-android', 'messaging-ios'],
        A = ['partner-android', 'partner-ios'],
        N = {
          getLoginInfo: ['native', 'none', 'none'],
          pickPhoto: ['sdk', 'native', 'web'],
          takePhoto: ['sdk', 'native', 'web'],
          getLocation: ['native', 'native', 'web'],
          selectFile: ['own', 'own', 'web'],
          upload: ['native', 'native', 'web'],
          multiUpload: ['native', 'native', 'web'],
          startRecording: ['native', 'native', 'web'],
          stopRecording: ['native', 'native', 'web'],
          playAudio: ['own', 'own', 'web'],
          stopAudio: ['own', 'own', 'web'],
          downloadAudio: ['own', 'own', 'web'],
          scanCode: ['sdk', 'native', 'web'],
          scanCard: ['sdk', 'native', 'none'],
          pickContact: ['sdk', 'native', 'web'],
          addContact: ['native', 'native', 'none'],
          copyText: ['sdk', 'own', 'web'],
          share: ['sdk', 'own', 'web'],
          previewFile: ['sdk', 'own', 'web'],
          openSettings: ['sdk', 'own', 'web'],
          keepScreenOn: ['sdk', 'own', 'web'],
          getAppInfo: ['sdk', 'own', 'web'],
          getStatusBarHeight: ['sdk', 'own', 'web'],
          sendChannelMessage: ['sdk', 'own', 'web'],
          openWebView: ['sdk', 'own', 'web'],
          requestPermission: ['own', 'own', 'web'],
          getUserInfo: ['web', 'web', 'web'],
          playVideo: ['none', 'none', 'web'],
          showNativeMessage: ['none', 'own', 'none'],
          hideStatusBar: ['none', 'own', 'none'],
          returnToNativeApp: ['own', 'own', 'none'],
          openNativeMainPage: ['own', 'own', 'none'],
          closeWebView: ['sdk', 'own', 'none'],
        }
      function _(e) {
        const [t, a, n] = N[e],
          o = new Map(),
          i = (e, t) => o.set(e, [...(o.get(e) ?? []), ...t])
        return (i(t, j), i(a, A), i(n, ['browser']), [...o])
      }
      const q = (e, t) => _(e).find(([e]) => e === t)?.[1] ?? [],
        C = (e) => A.some((t) => t === e),
        M = Object.keys(y),
        S = ['ok', 'fail', 'cancel', 'denied', 'absent'],
        L = 'the host says no',
        R = ['pickPhoto', 'takePhoto', 'selectFile'],
        $ = ['getAppInfo', 'getStatusBarHeight', 'stopAudio', 'sendChannelMessage'],
        P = [...$, 'getLocation', 'keepScreenOn', 'requestPermission', 'hideStatusBar'],
        I = { getAppInfo: null, getStatusBarHeight: 0 },
        E = {
          fail: { outcome: 'fail', payloads: [L] },
          cancel: { outcome: 'cancel' },
          denied: { outcome: 'denied' },
          absent: { outcome: 'absent' },
        },
        O = { ok: !0, data: 0 },
        U = { ok: !1, kind: 'no-method', code: 404, text: 'method does not exist' },
        z = {
          fail: () => ({ ok: !1, kind: 'host', code: -1, text: L }),
          cancel: (e) =>
            R.includes(e) ? { ok: !1, kind: 'no-file', code: -2 } : { ok: !1, kind: 'cancelled', code: -1 },
          denied: () => ({ ok: !1, kind: 'denied', code: -1 }),
          absent: () => U,
        },
        B = { startRecording: 'recording not supported', stopRecording: 'not supported' },
        F = ['startRecording', 'stopRecording', 'downloadAudio'],
        V = { stopRecording: ['fail', 'cancel', 'denied'], startRecording: ['cancel'] },
        T = M.flatMap((e) =>
          _(e).flatMap(([t, a]) => {
            if ('none' === t)
              return [
                {
                  id: `${e}.none`,
                  kind: 'call',
                  method: e,
                  situation: 'none',
                  way: 'none',
                  variants: a,
                  request: y[e].request,
                  host: { outcome: 'absent' },
                  act: 'call',
                  expect: [U],
                  runs: { engine: !0, simulator: !0, device: !0 },
                  quick: 'playVideo' === e,
                },
              ]
            return S.filter((t) => !V[e]?.includes(t)).flatMap((n) =>
              (F.includes(e) ? [a.filter((e) => !C(e)), a.filter(C)].filter((e) => e.length > 0) : [a]).map((a) => {
                let o, i
                return (
                  (o = 'web' === t),
                  (i = a.every(C) && F.includes(e)),
                  {
                    id: `${e}.${n}.${t}${i ? '.partner' : ''}`,
                    kind: 'startRecording' === e ? 'stream' : 'call',
                    method: e,
                    situation: n,
                    way: t,
                    variants: a,
                    request: y[e].request,
                    host: 'ok' === n ? { outcome: 'success', payloads: [y[e].answer] } : E[n],
                    act: 'call',
                    expect: [
                      ((e, t, a, n) => {
                        if ('ok' === t) return { ok: !0, data: 'web' === a && e in I ? I[e] : y[e].data }
                        if ('getStatusBarHeight' === e) return O
                        const o = n && C(n) && 'absent' === t ? B[e] : void 0
                        return o ? { ok: !1, kind: 'host', code: -1, text: o } : z[t](e)
                      })(e, n, t, a[0]),
                    ],
                    runs: {
                      engine: !0,
                      simulator:
                        'web' === t
                          ? 'ok' === n && $.includes(e)
                          : !(i && F.includes(e)) || ('downloadAudio' === e ? 'ok' !== n : 'absent' === n),
                      device: 'ok' === n && P.includes(e),
                    },
                    quick: 'ok' === n ? a.length > 2 || o : 'getLocation' === e,
                  }
                )
              }),
            )
          }),
        ),
        D = ['messaging-android', 'messaging-ios', 'partner-android', 'partner-ios', 'browser'],
        Z = [
          {
            way: 'native',
            method: 'getLocation',
            variants: q('getLocation', 'native'),
            answer: (e) => ({ ...y.getLocation.answer, address: e }),
            data: (e) => ({ address: e }),
          },
          {
            way: 'own',
            method: 'selectFile',
            variants: q('selectFile', 'own'),
            answer: (e) => ({ fileName: e, size: 1, suffix: '', fileUrl: '/storage/file' }),
            data: (e) => ({ fileName: e, fileUrl: '/storage/file' }),
          },
          {
            way: 'sdk',
            method: 'scanCode',
            variants: q('scanCode', 'sdk'),
            answer: (e) => ({ text: e }),
            data: (e) => ({ text: e }),
          },
        ],
        J = (e) => ({ ok: !1, kind: e, code: -1 }),
        W = J('timeout'),
        H = 'x'.repeat(1048576),
        K = 'quote " apostrophe \' backslash \\ line\nbreak tab	 emoji 🔥 separator \u2028 \u2029 </script> 100%',
        G =
          (e) =>
          ({ data: t }) => [{ ok: !0, data: t(e) }],
        Q =
          (e, t = {}) =>
          ({ answer: a }) => ({ outcome: 'success', payloads: [a(e)], ...t }),
        X = [
          { situation: 'twice', host: Q('once', { outcome: 'twice' }), expect: G('once') },
          {
            situation: 'malformed',
            host: () => ({ outcome: 'malformed', payloads: ['{"broken'] }),
            expect: () => [J('malformed')],
            ways: ['native', 'own'],
          },
          {
            situation: 'wrong type',
            host: () => ({ outcome: 'success', payloads: [[1, 2]] }),
            expect: () => [J('malformed')],
            ways: ['native', 'own'],
          },
          { situation: 'empty', host: () => ({ outcome: 'success', payloads: [''] }), expect: () => [J('malformed')] },
          {
            situation: 'double-encoded',
            host: Q('twice packed', { encoding: 'double' }),
            expect: G('twice packed'),
            quick: !0,
          },
          { situation: 'percent-encoded', host: Q('a b%c', { encoding: 'percent' }), expect: G('a b%c') },
          {
            situation: 'badly escaped',
            host: Q('line\nbreak', { encoding: 'naive' }),
            expect: G('line\nbreak'),
            ways: ['native', 'own'],
          },
          { situation: '1 MB', host: Q(H), expect: G(H) },
          { situation: 'awkward characters', host: Q(K), expect: G(K), quick: !0 },
          {
            situation: 'two at once',
            act: 'two-at-once',
            kind: 'concurrency',
            host: ({ answer: e }) => ({ outcome: 'success', payloads: [e('first'), e('second')] }),
            expect: ({ data: e }) => [
              { ok: !0, data: e('first') },
              { ok: !0, data: e('second') },
            ],
            quick: !0,
          },
          {
            situation: 'abort',
            act: 'abort',
            kind: 'concurrency',
            host: () => ({ outcome: 'silent' }),
            expect: () => [J('cancelled')],
          },
          {
            situation: 'abort before',
            act: 'abort-before',
            kind: 'concurrency',
            host: Q('nobody wants it'),
            expect: () => [J('cancelled')],
          },
          {
            situation: 'before ready',
            act: 'before-ready',
            kind: 'lifecycle',
            host: Q('late but there'),
            expect: G('late but there'),
            engineOnly: !0,
          },
          {
            situation: 'never ready',
            act: 'never-ready',
            kind: 'lifecycle',
            host: () => ({ outcome: 'success' }),
            expect: ({ way: e }) => [
              { ok: !1, kind: 'host', code: -1, ...('sdk' === e && { text: 'not in the messaging app environment' }) },
            ],
            engineOnly: !0,
          },
          {
            situation: 'old host',
            host: () => ({ outcome: 'absent' }),
            expect: () => [{ ok: !1, kind: 'no-method', code: 404 }],
          },
          {
            situation: 'words of the host',
            host: () => ({ outcome: 'fail', payloads: [L] }),
            expect: () => [{ ok: !1, kind: 'host', code: -1, text: L }],
          },
          {
            situation: 'no words',
            host: () => ({ outcome: 'fail', payloads: [''] }),
            expect: () => [{ ok: !1, kind: 'host', code: -1, text: 'fail' }],
          },
          {
            situation: 'nothing chosen',
            host: () => ({ outcome: 'no-file' }),
            expect: () => [{ ok: !1, kind: 'no-file', code: -2 }],
          },
        ],
        Y = [
          {
            situation: 'background',
            act: 'background',
            kind: 'lifecycle',
            host: () => ({ outcome: 'silent' }),
            expect: () => [J('interrupted')],
            quick: !0,
          },
          {
            situation: 'background, then answer',
            act: 'background-then-answer',
            kind: 'lifecycle',
            host: ({ method: e }) => ({ outcome: 'success', payloads: [y[e].answer] }),
            expect: ({ method: e }) => [{ ok: !0, data: y[e].data }],
          },
          {
            situation: 'reload',
            act: 'reload',
            kind: 'lifecycle',
            host: ({ method: e }) => ({ outcome: 'success', payloads: [y[e].answer] }),
            expect: ({ method: e, way: t }) => ['native' === t ? { ok: !0, data: y[e].data } : J('interrupted')],
            quick: !0,
          },
          {
            situation: 'reload, then again',
            act: 'reload-then-again',
            kind: 'lifecycle',
            host: ({ method: e }) => ({ outcome: 'success', payloads: [y[e].answer, y[e].answer] }),
            expect: ({ method: e }) => [{ ok: !0, data: y[e].data }],
            ways: ['native'],
            engineOnly: !0,
          },
          {
            situation: 'reload and again',
            act: 'reload-and-again',
            kind: 'lifecycle',
            host: ({ method: e }) => ({ outcome: 'success', payloads: [y[e].answer] }),
            expect: () => [J('interrupted')],
            ways: ['native'],
            engineOnly: !0,
          },
        ],
        ee = (e, t) => ({ way: e, method: t, variants: q(t, e), answer: () => y[t].answer, data: () => y[t].data }),
        et = { ...ee('sdk', 'copyText'), data: () => null },
        ea = { ...ee('own', 'stopAudio'), data: () => null },
        en = [...Z.filter(({ way: e }) => 'native' === e), ea, et],
        eo = [ee('native', 'takePhoto'), ee('sdk', 'takePhoto'), ee('own', 'selectFile')],
        ei = (e, t) =>
          e.flatMap((e) =>
            t
              .filter(({ way: t }) => e.ways?.includes(t) ?? !0)
              .map((t) =>
                ((e, t) => {
                  const { situation: a, act: n = 'call', kind: o = 'call', engineOnly: i = !1, quick: s = !1 } = e,
                    { way: r, method: c, variants: l } = t
                  return {
                    id: `${c}.${a}.${r}`,
                    kind: o,
                    method: c,
                    situation: a,
                    way: r,
                    variants: l,
                    request: y[c].request,
                    host: e.host(t),
                    act: n,
                    expect: e.expect(t),
                    runs: { engine: !0, simulator: !i, device: !1 },
                    quick: s,
                  }
                })(e, t),
              ),
          ),
        es = [
          ...ei(X, Z),
          ...ei(
            [
              { situation: 'silent', host: () => ({ outcome: 'silent' }), expect: () => [W] },
              {
                situation: 'again after silence',
                act: 'again-after-silence',
                kind: 'concurrency',
                host: ({ answer: e }) => ({ outcome: 'silent', payloads: [e('second')] }),
                expect: ({ way: e, data: t }) => [W, 'native' === e ? W : { ok: !0, data: t('second') }],
              },
              {
                situation: 'again after a late answer',
                act: 'again-after-late',
                kind: 'concurrency',
                host: ({ answer: e }) => ({ outcome: 'late', payloads: [e('late'), e('second')] }),
                expect: ({ data: e }) => [W, { ok: !0, data: e('second') }],
              },
            ],
            en,
          ),
          ...ei(Y, eo),
        ],
        er = { ok: !0, data: { status: '0' } },
        ec = (e) => ({ ok: !1, kind: e, code: -1 }),
        el = [
          { situation: 'silent', host: { outcome: 'silent' }, expect: [ec('timeout')] },
          { situation: 'twice', host: { outcome: 'twice' }, expect: [er] },
          { situation: 'two at once', act: 'two-at-once', host: { outcome: 'success' }, expect: [er, er] },
          {
            situation: 'again after silence',
            act: 'again-after-silence',
            host: { outcome: 'silent' },
            expect: [ec('timeout'), er],
          },
          { situation: 'abort', act: 'abort', host: { outcome: 'silent' }, expect: [ec('cancelled')], simulated: !0 },
          { situation: 'abort before', act: 'abort-before', host: { outcome: 'success' }, expect: [ec('cancelled')] },
          { situation: 'refused', host: { outcome: 'denied' }, expect: [ec('denied')], simulated: !0 },
          { situation: 'no fix', host: { outcome: 'fail' }, expect: [ec('host')], simulated: !0 },
          { situation: 'old browser', host: { outcome: 'absent' }, expect: [{ ok: !1, kind: 'no-method', code: 404 }] },
        ].map(({ situation: e, act: t = 'call', host: a, expect: n, simulated: o = !1 }) => ({
          id: `getLocation.${e}.web`,
          kind: 'call' === t ? 'call' : 'concurrency',
          method: 'getLocation',
          situation: e,
          way: 'web',
          variants: ['browser'],
          request: {},
          host: a,
          act: t,
          expect: n,
          runs: { engine: !0, simulator: o, device: !1 },
          quick: !1,
        })),
        ed = [...T, ...es, ...el]
      ;[
        ...['fail', 'cancel', 'denied'].map((e) => ({
          method: 'stopRecording',
          situation: e,
          variants: D,
          reason: 'it has no answer of its own: the segment that it ends is the answer',
        })),
        ...['malformed', 'wrong type', 'empty', 'double-encoded', '1 MB', 'awkward characters'].map((e) => ({
          method: 'getLocation',
          situation: e,
          variants: ['browser'],
          reason: 'a browser gives a typed position, not a text',
        })),
      ]
      const eu = (e) => {
        const t = JSON.stringify(e) ?? 'undefined'
        return t.length > 300 ? `${t.slice(0, 300)}…` : t
      }
      function ep({ kind: e, os: t }) {
        if ('browser' === e) return 'browser'
        const a = 'ios' === t ? 'ios' : 'android'
        return 'partner' === e ? `partner-${a}` : `messaging-${a}`
      }
      const eh = (e) => (e.ok ? { ok: !0, data: void 0 } : e)
      var em = a(6057)
      function eg() {
        const e = (0, em.M)(),
          { host: t, feedback: a } = (0, g.zi)(),
          [i, s] = (0, o.useState)([]),
          r = ep(t),
          c = ed.filter(({ runs: e, variants: t }) => e.device && t.includes(r)),
          l = i.filter((e) => e.passed).length,
          u = () =>
            JSON.stringify(
              { v: 1, variant: r, version: m.rE, agent: navigator.userAgent, at: new Date().toISOString(), results: i },
              null,
              2,
            )
        return (0, n.jsxs)(d.Z, {
          title: e('conformance.title'),
          children: [
            (0, n.jsx)('p', { className: 'device__text', children: e('conformance.about', { count: c.length }) }),
            (0, n.jsx)('div', {
              className: 'device__actions',
              children: (0, n.jsx)(f.$, {
                variant: 'brand',
                onPress: async () => {
                  s([]),
                    await (async (e, t, a) => {
                      const n = ep(e)
                      for (const { id: r, method: c, request: l, expect: d } of t) {
                        var o, i, s
                        const t = performance.now(),
                          u = await ((o = e), (i = c), (s = l), (0, o[i])(s, {})),
                          [p] = d,
                          h = p?.ok ? { ok: !0, data: void 0 } : p,
                          m =
                            h &&
                            ((e, t) => {
                              const a = e?.ok === !1 ? { ok: !1, code: e.code, ...e.error, native: void 0 } : e
                              return !(function e(t, a) {
                                return 'object' != typeof a || null === a
                                  ? Object.is(t, a)
                                  : 'object' == typeof t &&
                                      null !== t &&
                                      (Array.isArray(a)
                                        ? Array.isArray(t) && t.length === a.length && a.every((a, n) => e(t[n], a))
                                        : Object.entries(a).every(([a, n]) => e(t[a], n)))
                              })(a, t)
                                ? `expected ${eu(t)}, got ${eu(a)}`
                                : void 0
                            })(eh(u), h)
                        a({
                          id: r,
                          variant: n,
                          passed: void 0 === m,
                          took: Math.round(performance.now() - t),
                          shape: (function e(t) {
                            return null === t
                              ? 'null'
                              : t instanceof Blob
                                ? 'blob'
                                : Array.isArray(t)
                                  ? 0 === t.length
                                    ? []
                                    : [e(t[0])]
                                  : 'object' == typeof t
                                    ? Object.fromEntries(Object.entries(t).map(([t, a]) => [t, e(a)]))
                                    : typeof t
                          })(u),
                          ...(void 0 !== m && { differs: m }),
                        })
                      }
                    })(t, c, (e) => s((t) => [...t, e]))
                },
                children: e('conformance.run'),
              }),
            }),
            (0, n.jsx)('p', {
              role: 'status',
              className: 'device__text num',
              children: i.length > 0 ? e('conformance.passed', { passed: l, done: i.length, all: c.length }) : '',
            }),
            i.length > 0
              ? (0, n.jsxs)(n.Fragment, {
                  children: [
                    (0, n.jsx)('ul', {
                      className: 'device__cases',
                      children: i.map(({ id: t, passed: a, took: o, differs: i }) =>
                        (0, n.jsxs)(
                          'li',
                          {
                            className: a ? 'device__case device__case--good' : 'device__case device__case--bad',
                            children: [
                              a
                                ? (0, n.jsx)(p.r, { weight: 'fill', 'aria-hidden': 'true' })
                                : (0, n.jsx)(h.t, { weight: 'fill', 'aria-hidden': 'true' }),
                              (0, n.jsx)('span', {
                                className: 'visually-hidden',
                                children: e(a ? 'conformance.good' : 'conformance.bad'),
                              }),
                              (0, n.jsxs)('span', {
                                className: 'device__id',
                                children: [t, i ? (0, n.jsx)('small', { children: i }) : null],
                              }),
                              (0, n.jsx)('span', { className: 'unit num', children: e('call.took', { ms: o }) }),
                            ],
                          },
                          t,
                        ),
                      ),
                    }),
                    (0, n.jsxs)('div', {
                      className: 'device__actions',
                      children: [
                        (0, n.jsx)(f.$, {
                          size: 'small',
                          onPress: async () => {
                            const n = await t.copyText({ text: u() })
                            a.toast(e(n.ok ? 'conformance.copied' : 'conformance.notCopied'))
                          },
                          children: e('conformance.copy'),
                        }),
                        (0, n.jsx)(f.$, {
                          size: 'small',
                          onPress: () => t.share({ title: `conformance ${r}`, text: u() }),
                          children: e('conformance.share'),
                        }),
                        (0, n.jsx)(f.$, {
                          size: 'small',
                          onPress: () => {
                            var e, t
                            let a, n
                            return (
                              (e = `conformance-${r}.json`),
                              (t = u()),
                              (a = URL.createObjectURL(new Blob([t], { type: 'application/json' }))),
                              void (((n = document.createElement('a')).href = a),
                              (n.download = e),
                              n.click(),
                              setTimeout(() => URL.revokeObjectURL(a), 1e4))
                            )
                          },
                          children: e('conformance.download'),
                        }),
                      ],
                    }),
                  ],
                })
              : null,
          ],
        })
      }
      function ef(e, t) {
        return t instanceof Blob
          ? `${t.constructor.name} ${t.type} ${t.size} B`
          : t instanceof Error
            ? `${t.name}: ${t.message}`
            : 'string' == typeof t && t.length > 400
              ? `${t.slice(0, 400)}… (${t.length})`
              : t
      }
      const ew = (e) => JSON.stringify(e, ef, 2) ?? 'undefined',
        ek = (e) => 'string' == typeof e && '' !== e,
        ev = (e) => ek(e) && /^(?:blob|data|https?):/.test(e)
      function ex(e) {
        const t = e.ok ? e.data : void 0,
          a = (Array.isArray(t) ? t : [t]).filter((e) => 'object' == typeof e && null !== e),
          [n] = a,
          o = n?.path ?? n?.fileUrl,
          i = n?.name ?? n?.fileName,
          s = ek(n?.localAudioId)
        return {
          pictures: a.flatMap(({ path: e, name: t, type: a }) =>
            ev(e) && ek(t) && ek(a) && a.startsWith('image/') ? [{ path: e, name: t }] : [],
          ),
          audio: s && ev(n?.path) ? n.path : void 0,
          picked: {
            ...(n?.file instanceof Blob ? { path: n.file } : ek(o) && { path: o }),
            ...(ek(i) && { name: i }),
            ...(s && ek(n?.localAudioId) && { audioId: n.localAudioId }),
          },
        }
      }
      function eb() {
        const e = (0, em.M)(),
          { host: t } = (0, g.zi)(),
          a = [
            [e('host.kind'), t.kind],
            [e('host.os'), t.os],
            [e('host.native'), e(t.native ? 'host.yes' : 'host.no')],
            [e('host.agent'), navigator.userAgent],
          ]
        return (0, n.jsx)(d.Z, {
          title: e('host.title'),
          children: (0, n.jsx)('dl', {
            className: 'device__facts',
            children: a.map(([e, t]) =>
              (0, n.jsxs)(
                'div',
                { children: [(0, n.jsx)('dt', { children: e }), (0, n.jsx)('dd', { children: t })] },
                e,
              ),
            ),
          }),
        })
      }
      var ey = a(9021),
        ej = a(9761)
      function eA() {
        const e = (0, em.M)(),
          t = (0, ej.ok)(),
          { host: a } = (0, g.zi)(),
          [i, s] = (0, o.useState)([]),
          [r, c] = (0, o.useState)([])
        return (
          (0, o.useEffect)(() => {
            let e = !1
            return (
              a.interrupted().then(
                (t) => {
                  e || s(t)
                },
                () => s([]),
              ),
              () => {
                e = !0
              }
            )
          }, [a]),
          (0, n.jsxs)(d.Z, {
            title: e('interrupted.title'),
            children: [
              0 === i.length ? (0, n.jsx)('p', { className: 'section__empty', children: e('interrupted.none') }) : null,
              (0, n.jsx)('ul', {
                children: i.map(({ id: o, method: i, route: l, at: d, result: u }) =>
                  (0, n.jsxs)(
                    'li',
                    {
                      className: 'device__call',
                      children: [
                        (0, n.jsx)('b', { children: i }),
                        (0, n.jsxs)('span', {
                          className: 'device__note',
                          children: [l, ' · ', (0, ey.K9)(new Date(d), t)],
                        }),
                        (0, n.jsxs)('div', {
                          className: 'device__actions',
                          children: [
                            (0, n.jsx)(f.$, {
                              size: 'small',
                              disabled: !u,
                              onPress: () => c((e) => [...e, o]),
                              children: e(u ? 'interrupted.take' : 'interrupted.open'),
                            }),
                            (0, n.jsx)(f.$, {
                              size: 'small',
                              variant: 'plain',
                              onPress: () =>
                                (async (e) => {
                                  await a.forget(e), s((t) => t.filter((t) => t.id !== e))
                                })(o),
                              children: e('interrupted.forget'),
                            }),
                          ],
                        }),
                        r.includes(o) ? (0, n.jsx)('pre', { className: 'device__json', children: ew(u) }) : null,
                      ],
                    },
                    o,
                  ),
                ),
              }),
            ],
          })
        )
      }
      var eN = a(4852)
      const e_ = ['showWebViewToolbar']
      var eq = a(5100)
      function eC({ outcome: e, notes: t }) {
        const a = (0, em.M)(),
          o = e && ex(e.result)
        return (0, n.jsxs)('div', {
          className: 'device__result',
          children: [
            t.map((e, t) => (0, n.jsx)('p', { className: 'device__note', children: e }, t)),
            e
              ? (0, n.jsxs)('p', {
                  className: 'device__outcome',
                  children: [
                    e.result.ok
                      ? (0, n.jsx)(eq.v, {
                          tone: 'good',
                          icon: (0, n.jsx)(p.r, { weight: 'fill', 'aria-hidden': 'true' }),
                          children: a('call.ok'),
                        })
                      : (0, n.jsx)(eq.v, {
                          tone: 'risk',
                          icon: (0, n.jsx)(h.t, { weight: 'fill', 'aria-hidden': 'true' }),
                          children: a('call.failed', { kind: e.result.error.kind, code: e.result.code }),
                        }),
                    (0, n.jsx)('span', { className: 'unit num', children: a('call.took', { ms: e.took }) }),
                  ],
                })
              : null,
            (0, n.jsx)('pre', { role: 'status', className: 'device__json', children: e ? ew(e.result) : '' }),
            o && o.pictures.length > 0
              ? (0, n.jsx)('div', {
                  className: 'device__pictures',
                  children: o.pictures.map(({ path: e, name: t }) => (0, n.jsx)('img', { src: e, alt: t }, e)),
                })
              : null,
            o?.audio
              ? (0, n.jsx)('audio', {
                  className: 'device__audio',
                  controls: !0,
                  src: o.audio,
                  'aria-label': a('call.recording'),
                })
              : null,
          ],
        })
      }
      const eM = (e, t = '') => ({ name: e, kind: 'text', initial: t }),
        eS = (e, t) => ({ name: e, kind: 'number', initial: t }),
        eL = (e, t) => ({ name: e, kind: 'switch', initial: t }),
        eR = (e, ...t) => ({ name: e, kind: 'choice', options: t, initial: t[0] }),
        e$ = (e, t = '') => ({ name: e, kind: 'json', initial: t }),
        eP = { name: 'localAudioId', kind: 'audio', initial: '' },
        eI = '/cm/api/systemMgr/uploadImg',
        eE = 'https://www.example.com/',
        eO = [eM('name', 'Li Na'), eM('phone', '13800138000'), eM('company', 'Nanhai Ceramics')],
        eU = {
          getLoginInfo: [],
          pickPhoto: [eS('maxCount', '3')],
          takePhoto: [],
          getLocation: [eS('maximumAge', '0')],
          selectFile: [eM('accept')],
          upload: [
            { name: 'path', kind: 'file', initial: '' },
            eM('uploadUrl', eI),
            eM('fileKey', 'file'),
            eR('method', 'post', 'put'),
            e$('headers', '{}'),
          ],
          multiUpload: [e$('files', JSON.stringify([{ path: '', uploadUrl: eI }], void 0, 2))],
          startRecording: [eS('maxDuration', '10')],
          stopRecording: [],
          playAudio: [eP],
          stopAudio: [eP],
          downloadAudio: [eP],
          scanCode: [],
          scanCard: [],
          pickContact: [],
          addContact: eO,
          copyText: [eM('text', 'Hello from the device page')],
          share: [eM('title', 'Device page'), eM('text', 'Hello'), eM('url', eE)],
          previewFile: [eM('url', eE), eM('name'), eS('source', '3')],
          openSettings: [eR('page', 'app', 'location')],
          keepScreenOn: [eL('on', !0)],
          getAppInfo: [],
          getStatusBarHeight: [],
          sendChannelMessage: [eM('channel', 'demo'), eM('type', 'demo.hello'), e$('payload', '{ "n": 1 }')],
          openWebView: [eM('url', eE), eR('showWebViewToolbar', '1', '0'), eL('withCredentials', !1)],
          requestPermission: [eR('permission', 'RECORD_AUDIO')],
          getUserInfo: [eM('tmpToken'), eR('env', 'FAT', 'DEV', 'UAT', 'PROD')],
          playVideo: [eM('url', `${eE}video.mp4`)],
          showNativeMessage: [eM('text', 'Hello from the device page')],
          hideStatusBar: [],
          returnToNativeApp: [],
          openNativeMainPage: [],
          closeWebView: [],
        }
      var ez = a(8346),
        eB = a(4032),
        eF = a(9520),
        eV = a(7655)
      function eT({ parameter: e, value: t, onChange: a, picked: o, error: i }) {
        const s = (0, em.M)(),
          { kind: r, name: c } = e
        if ('switch' === r) return (0, n.jsx)(ez.d, { label: c, checked: !0 === t, onChange: a })
        if ('choice' === r)
          return (0, n.jsx)('div', {
            className: 'device__choice',
            children: (0, n.jsx)(eB.$, {
              label: c,
              options: e.options.map((e) => ({ value: e, label: e })),
              value: String(t),
              onChange: a,
            }),
          })
        const l = String(t)
        if ('json' === r) return (0, n.jsx)(eF.f, { label: c, hint: 'JSON', value: l, onChange: a, error: i })
        const d = 'file' === r ? o.name : 'audio' === r ? o.audioId : void 0
        return (0, n.jsx)(eV.A, {
          label: c,
          value: l,
          onChange: a,
          inputMode: 'number' === r ? 'numeric' : void 0,
          placeholder: d ? s('call.lastPicked', { name: d }) : void 0,
        })
      }
      function eD({ method: e, picked: t, onDone: a }) {
        const i = (0, em.M)(),
          s = eU[e],
          [r, c] = (0, o.useState)({}),
          [l, u] = (0, o.useState)(),
          {
            run: p,
            running: h,
            giveUp: m,
            outcome: w,
            notes: k,
          } = ((e, t) => {
            const a = (0, em.M)(),
              { host: n, feedback: i } = (0, g.zi)(),
              [s, r] = (0, o.useState)(),
              [c, l] = (0, o.useState)([]),
              [d, u] = (0, o.useState)(!1),
              p = (0, o.useRef)(void 0)
            return {
              run: async (o) => {
                p.current = new AbortController()
                const { signal: s } = p.current
                r(void 0), l([]), u(!0)
                const c = (e) => l((t) => [...t, e]),
                  d = performance.now(),
                  h = await n[e](o, {
                    signal: s,
                    onProgress: (e) => c(a('call.progress', { percent: e })),
                    onEnd: () => c(a('call.ended')),
                  })
                r({ result: h, took: Math.round(performance.now() - d) }),
                  u(!1),
                  t(h),
                  'playVideo' !== e ||
                    h.ok ||
                    404 !== h.code ||
                    (await i.ask({ title: a('video.title'), text: a('video.text') }))
              },
              running: d,
              giveUp: () => p.current?.abort(),
              outcome: s,
              notes: c,
            }
          })(e, a)
        return (0, n.jsxs)(d.Z, {
          title: e,
          children: [
            s.map((e) =>
              (0, n.jsx)(
                eT,
                {
                  parameter: e,
                  value: r[e.name] ?? e.initial,
                  onChange: (t) => c((a) => ({ ...a, [e.name]: t })),
                  picked: t,
                  error: 'json' === e.kind ? l : void 0,
                },
                e.name,
              ),
            ),
            (0, n.jsxs)('div', {
              className: 'device__actions',
              children: [
                (0, n.jsx)(f.$, {
                  variant: 'brand',
                  icon: (0, n.jsx)(eN.j, { weight: 'fill', 'aria-hidden': 'true' }),
                  busy: h,
                  onPress: () => {
                    try {
                      const e = Object.fromEntries(
                        s
                          .map((e) => [
                            e.name,
                            ((e, t, a) => {
                              if ('boolean' == typeof t) return t
                              switch (e.kind) {
                                case 'number':
                                  return '' === t.trim() ? void 0 : Number(t)
                                case 'json':
                                  return '' === t.trim()
                                    ? void 0
                                    : ((e, { path: t = '' }) =>
                                        JSON.parse(e, (e, a) => ('path' === e && '' === a ? t : a)))(t, a)
                                case 'file':
                                  return t || a.path || void 0
                                case 'audio':
                                  return t || a.audioId || void 0
                                case 'choice':
                                  return e_.includes(e.name) ? Number(t) : t
                                default:
                                  return t || void 0
                              }
                            })(e, r[e.name] ?? e.initial, t),
                          ])
                          .filter(([, e]) => void 0 !== e),
                      )
                      return (u(void 0), p(e))
                    } catch (e) {
                      u(e instanceof Error ? e.message : String(e))
                      return
                    }
                  },
                  children: i('call.run', { method: e }),
                }),
                h ? (0, n.jsx)(f.$, { variant: 'line', onPress: m, children: i('call.giveUp') }) : null,
              ],
            }),
            (0, n.jsx)(eC, { outcome: w, notes: k }),
          ],
        })
      }
      var eZ = a(3583)
      const eJ = (0, o.lazy)(() =>
        Promise.all([a.e('view'), a.e('device'), a.e('plugins_public_demo_RecorderCard_tsx-src_ui_Notice_css')]).then(
          a.bind(a, 3550),
        ),
      )
      function eW() {
        const e = (0, s.b)(eZ.qJ),
          t = (0, em.M)(),
          { find: a = '' } = (0, r.SQ)(eZ.qJ),
          [p, h] = (0, o.useState)({})
        ;(0, r.Sw)('ready')
        const m = a.trim().toLowerCase(),
          g = i._.filter((e) => e.toLowerCase().includes(m)),
          f = (e) => h((t) => ({ ...t, ...ex(e).picked }))
        return (0, n.jsx)(c.b, {
          title: t('title.device'),
          top: (0, n.jsx)(l.L, {
            label: t('find'),
            placeholder: t('find'),
            value: a,
            onChange: (t) => e.setSearch({ find: t || void 0 }),
          }),
          children: (0, n.jsxs)('div', {
            className: 'device',
            children: [
              m
                ? null
                : (0, n.jsxs)(n.Fragment, {
                    children: [
                      (0, n.jsx)(eb, {}),
                      (0, n.jsx)(eA, {}),
                      (0, n.jsx)(eg, {}),
                      (0, n.jsx)(o.Suspense, {
                        fallback: (0, n.jsx)(d.Z, { title: t('recorder'), pad: !0 }),
                        children: (0, n.jsx)(eJ, {}),
                      }),
                    ],
                  }),
              g.map((e) => (0, n.jsx)(eD, { method: e, picked: p, onDone: f }, e)),
              0 === g.length ? (0, n.jsx)(u.X, { kind: 'empty', title: t('noMethod', { text: a }) }) : null,
            ],
          }),
        })
      }
    },
    6057(e, t, a) {
      const { useTexts: n, text: o } = (0, a(7672).K)('public')
      a.d(t, {}, { M: n })
    },
    8346(e, t, a) {
      var n = a(1394)
      a.d(
        t,
        {},
        {
          d: ({ label: e, note: t, checked: a, onChange: o, disabled: i }) =>
            (0, n.jsxs)('button', {
              type: 'button',
              role: 'switch',
              className: 'switchrow',
              'aria-checked': a,
              disabled: i,
              onClick: () => o(!a),
              children: [
                (0, n.jsxs)('span', {
                  className: 'switchrow__main',
                  children: [e, t ? (0, n.jsx)('small', { children: t }) : null],
                }),
                (0, n.jsx)('span', { className: a ? 'switch switch--on' : 'switch', 'aria-hidden': 'true' }),
              ],
            }),
        },
      )
    },
    5100(e, t, a) {
      var n = a(1394),
        o = a(3604)
      a.d(
        t,
        {},
        {
          v: ({ tone: e = 'plain', icon: t, onPress: a, children: i }) => {
            const s = (0, o.L)('tag', `tag--${e}`)
            return a
              ? (0, n.jsxs)('button', {
                  type: 'button',
                  className: (0, o.L)(s, 'tag--press'),
                  onClick: a,
                  children: [t, i],
                })
              : (0, n.jsxs)('span', { className: s, children: [t, i] })
          },
        },
      )
    },
    5103(e, t, a) {
      a.d(t, { r: () => r })
      var n = a(4602),
        o = a(2993)
      const i = new Map([
          [
            'fill',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm45.66,85.66-56,56a8,8,0,0,1-11.32,0l-24-24a8,8,0,0,1,11.32-11.32L112,148.69l50.34-50.35a8,8,0,0,1,11.32,11.32Z',
              }),
            ),
          ],
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M173.66,98.34a8,8,0,0,1,0,11.32l-56,56a8,8,0,0,1-11.32,0l-24-24a8,8,0,0,1,11.32-11.32L112,148.69l50.34-50.35A8,8,0,0,1,173.66,98.34ZM232,128A104,104,0,1,1,128,24,104.11,104.11,0,0,1,232,128Zm-16,0a88,88,0,1,0-88,88A88.1,88.1,0,0,0,216,128Z',
              }),
            ),
          ],
        ]),
        s = n.forwardRef((e, t) => n.createElement(o.A, { ref: t, ...e, weights: i }))
      s.displayName = 'CheckCircleIcon'
      const r = s
    },
    4852(e, t, a) {
      a.d(t, { j: () => r })
      var n = a(4602),
        o = a(2993)
      const i = new Map([
          [
            'fill',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M240,128a15.74,15.74,0,0,1-7.6,13.51L88.32,229.65a16,16,0,0,1-16.2.3A15.86,15.86,0,0,1,64,216.13V39.87a15.86,15.86,0,0,1,8.12-13.82,16,16,0,0,1,16.2.3L232.4,114.49A15.74,15.74,0,0,1,240,128Z',
              }),
            ),
          ],
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M232.4,114.49,88.32,26.35a16,16,0,0,0-16.2-.3A15.86,15.86,0,0,0,64,39.87V216.13A15.94,15.94,0,0,0,80,232a16.07,16.07,0,0,0,8.36-2.35L232.4,141.51a15.81,15.81,0,0,0,0-27ZM80,215.94V40l143.83,88Z',
              }),
            ),
          ],
        ]),
        s = n.forwardRef((e, t) => n.createElement(o.A, { ref: t, ...e, weights: i }))
      s.displayName = 'PlayIcon'
      const r = s
    },
  },
])

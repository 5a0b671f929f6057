import { describe, expect, test } from 'vitest'
import type { ContactMessage } from './contact-message.entity.ts'
import { replyMail } from './reply-mail.ts'

const message = (facts: Partial<ContactMessage> = {}) =>
  ({
    ...{ id: 7, firstName: 'Ana', lastName: 'Petit', email: 'ana@exemple.fr', subject: 'Mon colis' },
    ...{ message: 'Où est-il ?\r\n\r\nMerci', createdAt: new Date('2026-07-01T22:30:00Z') },
    ...facts,
  }) as ContactMessage

describe('the mail of an answer', () => {
  test('quotes what was asked, with its time in France, as text and as HTML', () => {
    const { text, html } = replyMail(message(), 'Demain.\n\nÀ bientôt,\nAda', 'boutique@ramure.example')
    const introduction = 'Le 2 juillet 2026 à 00:30, vous nous avez écrit\u00a0:'
    expect(text).toBe(`Demain.\n\nÀ bientôt,\nAda\n\n${introduction}\n> Où est-il ?\n>\n> Merci\n`)
    expect(html).toContain('<p>Demain.</p><p>À bientôt,<br>Ada</p>')
    expect(html).toContain('<p>Où est-il ?</p><p>Merci</p></blockquote>')
  })

  test.each([
    ['Mon colis', 'Re\u00a0: Mon colis'],
    ['Re: Mon colis', 'Re: Mon colis'],
    ['RE : Mon colis', 'RE : Mon colis'],
    ['Rendez-vous', 'Re\u00a0: Rendez-vous'],
  ])('to « %s » is « %s »', (subject, expected) => {
    expect(replyMail(message({ subject }), 'a', 'b@exemple.fr').subject).toBe(expected)
  })

  test('of the longest subject fits', () => {
    const { subject } = replyMail(message({ subject: '🌿'.repeat(100) }), 'a', 'b@exemple.fr')
    expect([subject.length <= 300, subject.isWellFormed()]).toEqual([true, true])
  })

  test('has no markup that anybody typed', () => {
    const hostile = `<img src=x onerror="alert(1)">'&`
    const { html, text } = replyMail(message({ message: hostile }), hostile, 'b@exemple.fr')
    expect(html).not.toContain('<img')
    expect(html?.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&#39;&amp;/g)).toHaveLength(2)
    expect(text).toContain(hostile)
  })
})

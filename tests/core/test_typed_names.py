"""Names as players type them: every name of both games, in every language, in any case and without accents."""

import pytest

import baghdad
from baghdad import words
from baghdad.cli.query_sentences import sentence
from baghdad.core.errors import NotationError
from baghdad.core.queries import QueryError, answer, queries_of
from baghdad.core.spelling import plain
from baghdad.core.typed_names import SIGN, Name, NameReader, TypedNames, name_reader


def reader_of(game, language):
    return name_reader(baghdad.game(game), words.localizer_for(language))


def name_in(language, key, **facts):
    """Return a name as its catalogue has it, without a sign in brackets."""
    return SIGN.sub("", words.localizer_for(language)(key, **facts))


def ask(match, text, language):
    """Return the lines of an answer to the first player, who asks in a language."""
    game = match.game.name
    queries, view = queries_of(baghdad.game(game)), match.view(0)
    return answer(queries, text, view, lambda: match.legal(0), reader_of(game, language))


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_every_name_is_read_in_any_case_and_without_accents(game, language):
    reader, say = reader_of(game, language), words.localizer_for(language)
    names = baghdad.game(game).part("typed_names").names
    shown = [(SIGN.sub("", say(name.key, **name.facts)), name.word) for name in names]
    exact = {text.casefold(): word for text, word in shown}
    for text, word in shown:
        for typed in (text, text.upper(), f" {text.lower()}  "):
            assert plain(reader.to_notation(typed)) == word
        assert plain(reader.to_notation(plain(text))) == exact.get(
            plain(text), word
        )  # in Czech honey is copper without accents


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_queries_of_voleurs_understand_the_readers_names(language):
    match = baghdad.game("voleurs").new(3, seed=3, deal_characters=True)
    card, district = (
        name_in(language, "voleurs-card", number=2),
        name_in(language, "voleurs-district-name", district="port"),
    )
    character, pawns = (
        name_in(language, "voleurs-character-name", character="simbad"),
        name_in(language, "voleurs-asked", what="thief"),
    )
    for written in (str, str.upper, plain):
        for asked, notation in (
            (f"worth {written(card)}", "worth linen"),
            (f"values {written(card)}", "values linen"),
            (f"scan {written(district)}", "scan port"),
            (f"where {written(pawns)}", "where thief"),
            (f"moves {written(pawns)}", "moves thief"),
        ):
            assert ask(match, asked, language) == ask(match, notation, "en")
    say = words.localizer_for(language)
    assert card in sentence(say, ask(match, f"worth {card}", language)[0], ())
    assert reader_of("voleurs", language).to_notation(f"choose {character}").lower() == "choose simbad"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_queries_of_dieb_understand_the_readers_names(language):
    match = baghdad.game("dieb").new(3, seed=3)
    palace, pieces = name_in(language, "dieb-palace", letter="b"), name_in(language, "dieb-asked", what="chests")
    for written in (str, str.upper, plain):
        assert ask(match, f"scan {written(palace)}", language) == ask(match, "scan b", "en")
        assert ask(match, f"where {written(pieces)}", language) == ask(match, "where chests", "en")
        assert ask(match, f"moves place {written(palace)}", language) == ask(match, "moves place b", "en")


def test_unknown_names_are_answered_with_names_of_the_readers_language():
    match = baghdad.game("voleurs").new(3, seed=3, deal_characters=True)
    with pytest.raises(QueryError) as refused:
        ask(match, "worth Leinenn", "de")
    assert (refused.value.code, refused.value.facts["nearest"]) == ("unknown_card", "Leinen")
    with pytest.raises(QueryError) as refused:
        ask(match, "scan Haffen", "de")
    assert refused.value.facts["nearest"] == "Hafen"
    assert refused.value.facts["choices"][:2] == ["Basar", "Hafen"]


def test_typed_actions_have_names_of_the_readers_language_and_players_from_1():
    reader = reader_of("voleurs", "de")
    assert (
        reader.to_notation("offer 2 give Prunksäbel as GOLD want 1 Suk")
        == "offer 1 give fine sabre as gold want 1 souk"
    )
    assert reader.to_notation("gem Diamant < Diamantkarte") == "gem diamond < diamond"
    assert reader_of("dieb", "de").to_notation("escort Mond>Löwenpalast b") == "escort b>c b"
    with pytest.raises(NotationError):
        reader.to_notation("offer 0 give Gold want 1 Suk")


def test_a_name_takes_no_word_from_the_notation():
    names = TypedNames((Name("hen", "card", {}),), {"fish": "fish"})
    assert NameReader(names, lambda key: "Fish").to_notation("give fish") == "give fish"
    assert NameReader(names, lambda key: "Fowl").to_notation("give fowl") == "give hen"


def test_a_game_without_names_leaves_text_alone(dozen):
    assert name_reader(dozen, words.localizer_for("de")).to_notation("Play 3") == "Play 3"

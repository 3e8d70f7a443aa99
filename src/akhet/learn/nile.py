"""What a training of NILE plays: every variant, most often those with two players, and four with Monuments."""

from akhet.learn.curriculum import Curriculum, Variant

MONUMENTS = {"monuments": True}
CLASSIC = {"classic": True}

CURRICULUM = Curriculum((
    Variant(2, share=5), Variant(2, MONUMENTS, share=2), Variant(2, CLASSIC),
    Variant(3), Variant(3, MONUMENTS), Variant(3, CLASSIC),
    Variant(4), Variant(4, MONUMENTS, share=3), Variant(4, CLASSIC),
    Variant(5), Variant(5, MONUMENTS),
    Variant(6), Variant(6, MONUMENTS),
))  # fmt: skip
